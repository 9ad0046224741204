# Rent Manager style "Aged Receivables / Delinquency", portrait PDF, two-line records (phone beneath), blank zeros, deposit column. Planted: one digit changed
from common import *
from fpdf import FPDF
import random
R=random.Random(55);N='ar_marina_house_rm'
FN="Gwendolyn,Rafael,Thad,Olivia,Burt,Simone,Clay,Janelle,Marcus,Edie,Hollis,Patrice,Wendell,Noor,Sterling,Camille,Beau,Yolanda,Grady,Iris,Quentin,Lena,Forrest,Delia,Hugh,Monique,Ambrose,Kit".split(',')
LN="Pettigrew,Escobar,Langford,Sayles,Mixon,Delacroix,Hathcock,Broadus,Tillery,Vann,McElveen,Sumpter,Gantt,Rahimi,Culpepper,Thigpen,Ravenel,Moultrie,Youmans,Zeigler,Faircloth,Abrams,Hucks,Stallings,Inabinet,Prioleau,Dantzler,Causey".split(',')
R.shuffle(FN)
us=sorted(R.sample([f"{fl}{n:02d}" for fl in(1,2,3,4,5) for n in range(1,15)],28))
M=["deposit","total","current","b31_60","b61_90","b90"]
M=["current","b31_60","b61_90","b90","total","deposit"]
p=FPDF('P','pt','Letter');p.set_auto_page_break(False)
RE=[318,372,426,480,534,586]
def t(x,y,s,al='L',st='',sz=8):
    p.set_font('Times',st,sz);w=p.get_string_width(s);p.text(x-w if al=='R' else x-w/2 if al=='C' else x,y,s)
pg=0
def head():
    global pg
    pg+=1;p.add_page()
    t(28,40,'Lassiter & Sons Realty','L','',9);t(586,40,f'Page {pg} of 2','R','',9)
    t(306,40,'Aged Receivables','C','B',15);t(306,55,'Skiff House at Wando Marina  (SKIFF)','C','',10);t(306,67,'As of 9/30/2025  -  Current and Past Residents  -  All Charge Types','C','I',8.5)
    p.set_fill_color(60,60,60);p.rect(26,76,562,15,'F');p.set_text_color(255,255,255)
    for x,s in((30,'Unit'),(62,'Account'),(108,'Resident'),):t(x,87,s,'L','B')
    t(232,87,'Status','L','B')
    for x,s in zip(RE,['0 - 30','31 - 60','61 - 90','Over 90','Balance','Deposit']):t(x-2,87,s,'R','B')
    p.set_text_color(0,0,0);return 104
M[0]="b0_30"
y=head();rows=[];G=[0]*6;cnt=0
for i,u in enumerate(us):
    rent=R.choice([1780,1840,1925,2060,2190,2345,2480]);st=R.choices(['Current','Notice','Past','Eviction'],[10,2,3,1])[0]
    a=[R.choice([round(R.uniform(20,260),2),rent,rent+95,round(rent*.5,2),95]),0,0,0]
    if st in('Past',): a[0]=0
    if st!='Current' or R.random()<.3:a[1]=R.choice([rent,95,round(R.uniform(40,900),2)])
    if st in('Past','Eviction'):a[2]=R.choice([rent,rent+95,round(R.uniform(100,800),2)]);a[3]=R.choice([0,round(R.uniform(100,3300),2)])
    if i in(5,19):a=[-round(rent*R.uniform(.2,1),2),0,0,0]
    tt=round(sum(a),2);dep=0 if st=='Past' else R.choice([500,750,rent])
    nm=f'{LN[i]}, {FN[i]}';acc=str(10400+R.randint(0,3)+i*7)
    v=[float(x) for x in a+[tt,dep]];row={"unit":u,"resident":acc,"name":nm,"status":st}
    for m,x in zip(M,v):
        if x or m=='total':row[m]=x
    if y>742: y=head()
    if i%2==0:p.set_fill_color(240,240,240);p.rect(26,y-9,562,21,'F')
    pr=list(v)
    if i==16:  # planted digit in printed 0-30 bucket
        old=pr[0];print('orig',old,row);pr[0]=round(old+300,2);row[M[0]]=pr[0];PL=(nm,u,old,pr[0])
    t(30,y,u);t(62,y,acc);t(108,y,nm);t(232,y,st)
    for x,n,m in zip(RE,pr,M):
        if n or m=='total': t(x-2,y,c(n,True),'R','B' if m=='total' else '')
    t(116,y+9,f'({R.choice(["843","854","912"])}) 555-{R.randint(100,199):04d}','L','I',7)
    if st=='Eviction':t(232,y+9,'Do not accept payments','L','I',7)
    rows.append(row);G=[round(q+w,2) for q,w in zip(G,v)];y+=23
if y>690:y=head()
p.line(26,y-6,588,y-6);t(30,y+6,'Total for Skiff House','L','B');
for x,n in zip(RE,G):t(x-2,y+6,c(n,True),'R','B')
pc=[100*x/G[4] for x in G[:4]];y+=20
t(108,y,'Percent of balance','L','I')
for x,n in zip(RE,pc):t(x-2,y,f'{n:.1f}%','R','I')
y+=26;t(30,y,'Residents with a balance: 26      Residents with a credit: 2','L','',8);t(30,y+12,'Deposits shown are held at Lowcountry Savings and are not netted against balances. Past residents\' deposits were applied at move-out.','L','I',7.5)
assert pg==2
t(28,775,'Rent Manager   10/1/2025 8:06 AM   dkw','L','',7);p.output(doc(N+'.pdf'))
print(G,PL)
save(N,"AR",M,rows,[dict(label='Total for Skiff House',**dict(zip(M,G)))],{"file":N+".pdf","assetType":"MULTIFAMILY","documentType":"AGED_RECEIVABLES","author":"a34b","style":"Rent Manager style, portrait, two-line records, blanks for zero, deposit column","hard":True},
 {"what":f"digit changed in the 0 - 30 amount of unit {PL[1]} {PL[0]}: {PL[3]:.2f} printed, {PL[2]:.2f} in the balance and total","kind":"digit_changed"})
