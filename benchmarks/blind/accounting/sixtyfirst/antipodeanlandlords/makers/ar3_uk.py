# UK residential arrears by month, .xls (xlwt), static values
import random
from common import *
import xlwt
rnd=random.Random(6113)
FN='CalderWharf_arrears_by_month_Sep25.xls'
fn=['A Okonjo','M & J Tattersall','Priya Nambiar','S Whitlock','Daniel Abara','K Fenwick-Rowe','Tomasz Zielnik','H Ruddock','Grace Omondi','L Pettifer / R Quayle','Yusuf Demirel','C Hallworth','Niamh Corrigan','B Stanhope','Ioana Petrescu-Bell','J Marchbank','R Sugden','Fatima Zahiri','E Lockwood','W Tranter','Chloe Ardern','P Venkatraman','O Bickerstaff','Mei Lin Foo','D Garside','A Hesketh','S Mbeki-Jones','T Aldred & co-tenant','V Kowalczyk','N Redfearn','G Hirst','Z Qureshi']
M=['Apr-25','May-25','Jun-25','Jul-25','Aug-25','Sep-25']
wb=xlwt.Workbook(); ws=wb.add_sheet('Arrears Sep25')
X=xlwt.easyxf
h=X('font: name Verdana, bold on, height 160; align: wrap on, horiz center, vert center; borders: bottom medium, top thin; pattern: pattern solid, fore_colour light_yellow')
n=X('font: name Verdana, height 160',num_format_str='#,##0.00;-#,##0.00;0.00'); t=X('font: name Verdana, height 160'); tb=X('font: name Verdana, height 160, bold on; borders: top thin'); nb=X('font: name Verdana, height 160, bold on; borders: top thin',num_format_str='#,##0.00;-#,##0.00;0.00')
ttl=X('font: name Verdana, bold on, height 220'); se=X('font: name Verdana, bold on, italic on, height 170')
ws.write(0,0,'Calder Wharf, Leeds LS10 - Rent arrears by month charged',ttl); ws.write(1,0,'Prepared for Aire Living Ltd by Brackenhurst Lettings. Position at close 30/09/2025',t)
H=['Flat','Tenant','Tenancy Ref','Rent pcm','Pre Apr-25']+M+['Total Arrears','Deposit (DPS)','Action']
for j,x in enumerate(H): ws.write(3,j,x,h)
ws.row(3).height=500
K=['other:Rent pcm','other:Pre Apr-25']+['other:'+m for m in M]+['total','deposit']
rows=[];tot=[];R=4
flats=['%s%d'%(b,i) for b,mx in (('A',14),('B',12),('C',10)) for i in range(1,mx+1)]
rnd.shuffle(flats); 
cur=sorted(flats[:25],key=lambda s:(s[0],int(s[1:]))); frm=sorted(flats[25:31],key=lambda s:(s[0],int(s[1:])))
acts=['SMS sent','Call 29/9','Sec 8 notice served','Payment plan 50pw','UC managed payment requested','Letter 2','','','','Guarantor contacted']
ref=40210
def block(title,units,lab,former):
    global R,ref
    ws.write(R,0,title,se);R+=1; S=[0.0]*len(K)
    for u in units:
        nm=fn.pop(0); ref+=rnd.randint(1,19); rent=float(rnd.choice([795,825,850,895,925,950,995,1050,1125,1195]))
        v=[None]*7
        if former:
            for i in range(rnd.randint(0,3),rnd.randint(3,5)): v[i]=round(rent*rnd.choice([1,.5,.27]),2)
            if all(x is None for x in v): v[0]=412.30
        else:
            s=rnd.choice([6,6,6,6,5,5,4,3,1])
            for i in range(s,7): v[i]=rnd.choice([rent,rent,round(rent/2,2),120.0,round(rnd.uniform(20,300),2)])
            if rnd.random()<.15: v[0]=round(rnd.uniform(40,800),2)
            if rnd.random()<.14: v[rnd.randint(1,6)]=-round(rnd.uniform(10,200),2)
            if rnd.random()<.3: v[4]=v[4] if v[4] is not None else 0.0
        T=round(sum(x or 0 for x in v),2); dep=None if former else (round(rent*12/52*5//1,2) if rnd.random()<.92 else 0.0)
        if u==units[0] and former: dep=980.0
        vals=[None if former else rent]+v+[T,dep]
        ws.write(R,0,u,t);ws.write(R,1,nm,t);ws.write(R,2,f'CW/{ref}',t)
        for j,x in enumerate(vals):
            if x is not None: ws.write(R,3+j,x,n)
        a='' if T<=0 else (rnd.choice(['Debt agency','Write-off proposed','Traced']) if former else rnd.choice(acts)); ws.write(R,13,a,t)
        rows.append({'unit':u,'name':nm,'resident':f'CW/{ref}',**dict(zip(K,vals))}); R+=1
        S=[round(p+(x or 0),2) for p,x in zip(S,vals)]
    for j in range(3): ws.write(R,j,lab if j==1 else '',tb)
    if former: S[0]=None
    for j,x in enumerate(S):
        ws.write(R,3+j,'' if x is None else x,nb)
    tot.append({'label':lab,**dict(zip(K,S))}); R+=2
    return S
s1=block('Current tenants',cur,'Current tenants total',False); s2=block('Former tenants',frm,'Former tenants total',True)
g=[None if j==0 else round(a+(b or 0),2) for j,(a,b) in enumerate(zip(s1,s2))]
for j in range(3): ws.write(R,j,'All arrears' if j==1 else '',tb)
for j,x in enumerate(g): ws.write(R,3+j,'' if x is None else x,nb)
tot.append({'label':'All arrears',**dict(zip(K,g))})
R+=2; ws.write(R,1,'Negative = overpayment held on account. Former tenant deposits released unless shown.',t)
for j,w in enumerate([7,26,12,11,11]+[11]*6+[13,13,28]): ws.col(j).width=w*256
ws.set_portrait(False); ws.set_panes_frozen(True); ws.set_horz_split_pos(4); ws.paper_size_code=9; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(D+FN)
save(FN,'AR',K,rows,tot,'UK residential arrears by month charged, .xls, current and former tenants blocks, DPS deposit column',True)
