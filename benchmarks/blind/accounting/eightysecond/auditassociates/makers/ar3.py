# Manufactured home community, Rent Manager-like aged detail by charge under tenant heading, fpdf2 portrait, recap by charge code
import random,datetime as dt
from common import *
from fpdf import FPDF
R=random.Random(8216)
NAME='PineHollow_MHC_AgedDetail_2025-08.pdf'
ASOF=dt.date(2025,8,31)
ten=['Bradshaw, Carl & Donna','Ocampo, Silvia','Hensley, Roy','Mabry, Kendra','Stubblefield, J.T.','Arroyo, Miguel','Kincaid, Wanda','Purcell, Tim','Nava, Rosa','Loftis, Brandon','Everhart, Judy','Sisk, Michael','Tolbert, Angela','Renfro, Dwight','Cisneros, Ana','Gentry, Paul','Hubbard, Crystal','Mooney, Estate of F.']
lots=sorted(R.sample(range(3,142),18))
K=['current','b1_30','b31_60','b61_90','b90','total']
H=['Current','1 - 30','31 - 60','61 - 90','Over 90','Total']
CODE={'LR':'Lot Rent','WA':'Water/Sewer','TR':'Trash','LF':'Late Fee','HR':'Home Rent','LG':'Legal / Filing','NS':'NSF Fee'}
inv=48810
def bucket(d):
    n=(ASOF-d).days
    return 0 if n<=0 else 1 if n<=30 else 2 if n<=60 else 3 if n<=90 else 4
blk=[]
for lot,t in zip(lots,ten):
    ch=[];depth=R.choices([1,2,3,5],[6,6,4,2])[0];lr=R.choice([485,485,510,535]);hr=R.choice([0,0,0,395])
    for k in range(depth-1,-1,-1):
        mth=8-k;d=dt.date(2025,mth,1)
        full=not(k==depth-1) or R.random()<.5
        ch.append([d,'LR',float(lr) if full else r2(R.uniform(40,lr-30))])
        if hr: ch.append([d,'HR',float(hr)])
        if R.random()<.55: ch.append([dt.date(2025,mth,15 if mth!=8 else 15),'WA',r2(R.uniform(28,91))])
        if R.random()<.3: ch.append([d,'TR',18.5])
        if k>0 or R.random()<.5: ch.append([dt.date(2025,mth,6),'LF',50.0])
    if R.random()<.25: ch.append([dt.date(2025,9,1),'LR',float(lr)])
    if depth==5: ch.append([dt.date(2025,6,20),'LG',286.0])
    if R.random()<.15: ch.append([dt.date(2025,8,9),'NS',35.0])
    ch.sort(key=lambda x:x[0])
    for c in ch: inv+=R.randint(1,19);c.append(inv)
    blk.append((f'{lot:03d}',t,ch))
class P(FPDF):
    def header(s):
        s.set_font('Times','B',14);s.cell(0,7,'Pine Hollow Manufactured Home Community',align='L');s.ln(6)
        s.set_font('Times','',10);s.cell(0,5,'Aged Receivables - Detail by Tenant          Aged as of 08/31/2025, by due date');s.ln(6)
        s.set_font('Times','B',9)
        for w,h,a in zip(W,['Due Date','Charge','Ref #']+H,'LLLRRRRRR'): s.cell(w,5,h,border='B',align=a)
        s.ln(6.5)
    def footer(s):
        s.set_y(-13);s.set_font('Times','I',8);s.cell(0,5,f'Rent Manager 12  -  printed 9/3/2025 3:05:11 PM  -  Page {s.page_no()}/{{nb}}',align='C')
W=[22,34,18,20,20,20,20,20,22]
p=P('P','mm','Letter');p.set_margins(10,10,10);p.set_auto_page_break(True,17);p.add_page()
rows=[];tots=[];G=[0.0]*6;rec={}
for lot,t,ch in blk:
    if p.get_y()>232: p.add_page()
    p.set_font('Times','B',9.5);p.cell(0,5,f'Lot {lot}     {t}');p.ln(5)
    S=[0.0]*6
    for d,c,a,i in ch:
        b=bucket(d);S[b]+=a;S[5]+=a;rec.setdefault(c,[0.0]*6);rec[c][b]+=a;rec[c][5]+=a
        p.set_font('Times','',9);ds=d.strftime('%m/%d/%Y')
        p.cell(W[0],4.4,ds);p.cell(W[1],4.4,CODE[c]);p.cell(W[2],4.4,str(i))
        for j in range(6): p.cell(W[3+j],4.4,m(a) if j in(b,5) else '',align='R')
        p.ln(4.4)
        rows.append(dict(unit='Lot '+lot,name=t,date=d.isoformat(),charge=CODE[c],invoice=str(i),**{K[b]:a,'total':a}))
    S=[r2(x) for x in S];p.set_font('Times','B',9);lb=f'Total for Lot {lot}';p.cell(sum(W[:3]),5,lb,align='R')
    for j in range(6): p.cell(W[3+j],5,m(S[j]),align='R',border='T')
    p.ln(8);tots.append(dict(label=lb,**dict(zip(K,S))));G=[r2(a+b) for a,b in zip(G,S)]
if p.get_y()>190: p.add_page()
p.set_font('Times','B',9.5);p.cell(sum(W[:3]),6,'Report Total (18 tenants)',border='TB')
for j in range(6): p.cell(W[3+j],6,m(G[j]),align='R',border='TB')
tots.append(dict(label='Report Total (18 tenants)',**dict(zip(K,G))));p.ln(12)
p.set_font('Times','BU',9.5);p.cell(0,5,'Recap by Charge Type');p.ln(6);p.set_font('Times','',9)
for c in CODE:
    if c in rec:
        p.cell(W[0],4.6,c);p.cell(W[1]+W[2],4.6,CODE[c])
        for j in range(6): p.cell(W[3+j],4.6,m(rec[c][j]),align='R')
        p.ln(4.6)
p.output(doc(NAME));print(len(rows),G,p.pages_count)
save(NAME,'AR',K,rows,tots,'Rent Manager-like aged detail, charges under tenant headings, recap by charge type, manufactured homes, PDF',True)
