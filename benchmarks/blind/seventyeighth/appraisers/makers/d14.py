from h import *
from fpdf import FPDF
r=random.Random(7814); FN='Heron_Lake_Senior_Living_Resident_Rent_Roll.pdf'
P=FPDF('L','pt','Letter');P.set_auto_page_break(False)
C=[('Apt',38,'L'),('Style',72,'L'),('Resident',128,'L'),('Payor',50,'L'),('Move-In',56,'C'),('Care\nLevel',36,'C'),('Market\nRate',64,'R'),('Base\nRent',64,'R'),('Care\nFee',60,'R'),('2nd\nPerson',56,'R'),('Monthly\nTotal',68,'R'),('Deposit',56,'R')]
def head():
    P.add_page();P.set_fill_color(86,118,108);P.rect(18,18,756,30,'F');P.set_text_color(255);P.set_font('Helvetica','B',14);P.set_xy(26,20);P.cell(0,26,'Heron Lake Senior Living')
    P.set_font('Helvetica','',9);P.set_xy(400,20);P.cell(366,26,'Resident Rent Roll  |  July 31, 2026',align='R');P.set_text_color(0);P.set_font('Helvetica','B',7.5);x=22;P.set_draw_color(120)
    for t,w,a in C:
        ls=t.split('\n');ls=['']*(2-len(ls))+ls
        for i,s in enumerate(ls):P.set_xy(x,52+9*i);P.cell(w,9,s,align=a)
        x+=w
    P.line(22,72,770,72);P.set_y(75);P.set_font('Helvetica','I',7);yy=P.get_y();P.set_xy(22,592);P.cell(0,8,f'Heron Lake Operating Co., LLC - Confidential          Page {P.page_no()}');P.set_y(yy)
def put(v,b=False,fill=False):
    if P.get_y()>575:head()
    P.set_font('Helvetica','B' if b else '',7.8);P.set_fill_color(236,241,239);P.set_x(22)
    for (t,w,a),s in zip(C,v):P.cell(w,11,s,align=a,fill=fill)
    P.ln(11)
head();rows=[];G=[0]*6;cnt=[0,0];us0=lambda v:f'{v:,.0f}' if v is not None else ''
for sec,px,n,sty in [('INDEPENDENT LIVING','I',14,[('1 BR',3650),('2 BR Deluxe',4525)]),('ASSISTED LIVING','A',22,[('Studio',4400),('1 BR',5150)]),('MEMORY CARE','M',12,[('Companion',5200),('Private',6750)])]:
    P.ln(3);put([sec],True);s=[0]*6;oc=0
    for k in range(1,n+1):
        u=f'{px}{100+k}';st,mk=r.choice(sty);x=dict(unit=u,unitType=st,section=sec,marketRent=mk);s[0]+=mk
        if r.random()<.12:put([u,st,'- vacant -','','','',us0(mk)],fill=k%2==0);x['statusText']='vacant'
        else:
            oc+=1;two=sec[0]=='I' and r.random()<.3;nm=name(r,'lf')
            if two:nm+=f' & {r.choice([q for q in F if q not in nm])}'
            lv='' if sec[0]=='I' else str(r.randrange(1,5));cf={'':None,'1':350,'2':725,'3':1150,'4':1600}[lv];sp=850 if two else None;bs=mk-r.choice([0,0,75,150,210,325]);tot=bs+(cf or 0)+(sp or 0);mi=d(r,'2019-02-01','2026-07-20');dp=r.choice([1500,2500,2500,3000]);py=r.choice(['Private','Private','Private','LTC Ins','VA A&A']) if lv else 'Private'
            if sec[0]=='M' and r.random()<.3:py='Medicaid'
            put([u,st,nm,py,mi.strftime('%m-%d-%Y'),lv,us0(mk),us0(bs),us0(cf),us0(sp),us0(tot),us0(dp)],fill=k%2==0)
            for j,a in enumerate([bs,cf,sp,tot,dp],1):s[j]+=a or 0
            x.update(tenantName=nm,statusText='Occupied',moveInDate=iso(mi),contractRent=bs,charges=[dict(code=c_,amount=a) for c_,a in (('Base Rent',bs),('Care Fee',cf),('2nd Person',sp)) if a is not None],totalCharges=tot,deposit=dp)
        rows.append(x)
    put([f'{sec.title()} subtotal','','',f'        {oc} of {n} occupied','','']+[f'${a:,.0f}' for a in s],True)
    for j in range(6):G[j]+=s[j]
    cnt[0]+=n;cnt[1]+=oc
P.ln(4);put(['COMMUNITY TOTAL','','',f'        {cnt[1]} of {cnt[0]} occupied','','']+[f'${a:,.0f}' for a in G],True)
P.output(f'{B}/documents/{FN}')
save(FN,'SENIOR_HOUSING','Senior living resident roll by wing with care fees',False,dict(propertyName='Heron Lake Senior Living',asOnDate='2026-07-31',units=cnt[0],occupied=cnt[1],vacant=cnt[0]-cnt[1],sheet=None,planted=None,rows=rows),[('marketRent',G[0]),('contractRent',G[1]),('totalCharges',G[4]),('deposit',G[5])])
