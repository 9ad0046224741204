# Rent arrears list of an English housing association, Courier housing-system print, ~126 rows. Planted: one digit changed
import random, datetime as dt
from common import *
from fpdf import FPDF
random.seed(8205)
EST=[('014','HOLLYBUSH ROAD (GENERAL NEEDS)',24,(88,132)),('022','MILLRACE CLOSE (GENERAL NEEDS)',31,(92,141)),('031','ST OSWALD\'S ALMSHOUSES',9,(96,118)),('037','TANNERS COURT (SHELTERED)',22,(104,149)),('045','VICTORIA MEWS (SHARED OWNERSHIP)',13,(61,97)),('052','WHARF STREET FLATS (AFFORDABLE RENT)',27,(128,171))]
L='Adeyemi Akhtar Allsop Barnshaw Beckwith Bhatti Birtles Bracegirdle Cawood Chowdhury Clegg Cotterill Czarnecki Dewhirst Duxbury Eastwell Fenwick Garside Gill Goldthorpe Hague Haslam Hebden Hinchcliffe Ibrahim Illingworth Jagger Kaczmarek Kershaw Lockwood Lumb Mellor Midgley Mukherjee Naylor Nowak Oldroyd Oyelaran Pickersgill Popescu Quarmby Ramsden Rawnsley Saxton Senior Shackleton Siddall Stancliffe Sugden Sykes Thackray Tordoff Uddin Varley Wadsworth Whiteley Wojcik Womersley Yaxley Zaman'.split()
random.shuffle(L); K=['other:Wkly Rent','other:0-4 Wks','other:5-8 Wks','other:9-13 Wks','other:Over 13 Wks','total']
pdf=FPDF('L','pt','A4'); pdf.set_auto_page_break(False); pg=0
X=dict(prop=30,ten=88,name=158); XR=[352,418,484,550,622,700]; XS=712; XP=770
def txt(x,y,t,b=False,r=False):
    pdf.set_font('Courier','B' if b else '',8.5); w=pdf.get_string_width(t); pdf.text(x-w if r else x,y,t)
def head():
    global pg; pg+=1; pdf.add_page(); y=34
    txt(30,y,'RNT0420'); txt(290,y,'HUMBERHEAD WOLDS HOMES',True); txt(812,y,f'PAGE {pg:4d}',r=True)
    txt(30,y+11,'RUN 06-JAN-25 05:31'); txt(290,y+11,'CURRENT TENANT ARREARS OVER 25.00'); txt(812,y+11,'WEEK 40  W/E 05-JAN-25',r=True)
    y=66; txt(30,y,'='*153); 
    txt(X['prop'],y+12,'Prop',1);txt(X['ten'],y+12,'Tenancy',1);txt(X['prop'],y+22,'No.',1);txt(X['ten'],y+22,'Ref',1);txt(X['name'],y+22,'Tenant',1)
    for x,a,b in zip(XR,('Wkly','0-4','5-8','9-13','Over 13','Total'),('Rent','Wks','Wks','Wks','Wks','Arrears')): txt(x,y+12,a,1,1);txt(x,y+22,b,1,1)
    txt(XS,y+12,'Arrs',1);txt(XS,y+22,'Stage',1);txt(XP,y+12,'Last',1);txt(XP,y+22,'Paid',1); txt(30,y+31,'-'*153); return y+44
f=lambda v:f'{v:,.2f}' if v>=0 else f'{-v:,.2f}CR'
rows=[];tot=[];plan=[];ti=7120
for code,en,n,(a,b) in EST:
    g=[]; p=0
    for _ in range(n):
        p+=random.choice([1,1,2,2,3]); ti+=random.randint(3,31); rent=r2(random.uniform(a,b))
        w=random.choice([.4,.8,1,1.5,2,2.3,3,3.6,5,6,7.5,9,11,13,17,22]); owed=rent*w; bk=[]
        for c in(4,4,5,1e9):
            x=r2(min(owed,rent*c)); bk.append(x); owed-=x
        if max(bk)<25: bk[0]=r2(rent)
        bk=[x if x>.004 else None for x in bk]
        wk=sum(x or 0 for x in bk)/rent
        st='' if wk<1 else 'L1' if wk<2 else 'L2' if wk<4 else 'NSP' if wk<8 else 'CRT' if wk<13 else random.choice(['PO','SPO','WAR'])
        lp=(dt.date(2025,1,5)-dt.timedelta(days=int(wk*random.uniform(2,7))+1)).strftime('%d-%b-%y').upper()
        nm=f"{random.choice(['Mr','Mrs','Ms','Miss'])} {random.choice('ABCDEGHJKLMNPRST')} {L[(ti*7)%len(L)]}"
        if len(g)%11==6: nm+=f" & {random.choice(['Mr','Ms'])} {random.choice('ADJKMS')} {L[(ti*5+3)%len(L)]}"
        u=f'{code}/{p:03d}'
        g.append(({'unit':u,'resident':f'T{ti:06d}','name':nm[:30],**dict(zip(K[1:5],bk)),K[0]:rent,'total':r2(sum(x or 0 for x in bk))},st,lp))
    plan.append((code,en,g))
    S={k:r2(sum(x[0].get(k) or 0 for x in g)) for k in K}; tot.append({'label':f'Sub-total {en} ({n})',**{k:S[k] for k in K[1:]}})
G={k:r2(sum(t[k] for t in tot)) for k in K[1:]}
# planted: digit changed in one 5-8 Wks amount
vic=next(r for c,e,g in plan if c=='045' for r,_,_ in g if (r['other:5-8 Wks'] or 0)>200 or (r['other:5-8 Wks'] or 0)>100)
old=vic['other:5-8 Wks']; s=f'{old:.2f}'; d=s[1]; s=s[0]+str((int(d)+4)%10)+s[2:]; vic['other:5-8 Wks']=float(s)
planted={'kind':'digit_changed','what':f"{vic['unit']} {vic['name']}: '5-8 Wks' printed as {s}, should be {old:.2f} (row total, sub-total and grand total rest on {old:.2f})"}; print(planted)
y=head()
for i,(code,en,g) in enumerate(plan):
    if y>500: y=head()
    txt(30,y,f'ESTATE {code}  {en}',1); y+=13
    for r,st,lp in g:
        if y>560: y=head(); txt(30,y,f'ESTATE {code}  {en} (CONT)',1); y+=13
        txt(X['prop'],y,r['unit']);txt(X['ten'],y,r['resident']);txt(X['name'],y,r['name'])
        for x,k in zip(XR,K):
            if r[k] is not None: txt(x,y,f(r[k]),r=1)
        txt(XS,y,st); txt(XP,y,lp); y+=11.4; rows.append(r)
    if y>548: y=head()
    t=tot[i]
    for x in XR[1:]: txt(x,y-3,'-'*11,r=1)
    y+=7; txt(30,y,t['label'],1)
    for x,k in zip(XR[1:],K[1:]): txt(x,y,f(t[k]),1,1)
    y+=22
if y>540: y=head()
txt(30,y,'='*153); y+=12; txt(30,y,f'GRAND TOTAL ({len(rows)} TENANCIES)',1)
for x,k in zip(XR[1:],K[1:]): txt(x,y,f(G[k]),1,1)
y+=11; txt(30,y,'='*153); y+=16; txt(30,y,'*** END OF REPORT ***')
tot.append({'label':f'GRAND TOTAL ({len(rows)} TENANCIES)',**G})
pdf.output(doc('AR_RNT0420_arrears_wk40.pdf'))
save('AR_RNT0420_arrears_wk40.pdf','AR',K,rows,tot,'Housing-system rent arrears list by estate, week buckets, Courier landscape',True,planted)
