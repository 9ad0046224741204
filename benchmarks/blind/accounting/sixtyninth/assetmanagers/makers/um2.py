# 2027 budget workbook, three communities in sections on one sheet, xlsx with formulas
from h import *; import xlsxwriter
r=random.Random(88); N='2027 Budget - SE Region Unit Mix v3.xlsx'
S=[('Palmetto Landing','Savannah, GA',[('1x1 Classic',1,1,60,690,1340),('1x1 Reno',1,1,36,690,1465),('2x2 Classic',2,2,72,985,1610),('2x2 Reno',2,2,40,985,1765),('3x2',3,2,24,1240,1980)]),
('The Reserve at Tarrow Lake','Columbia, SC',[('S1',0,1,18,515,1095),('A1',1,1,44,640,1210),('A2 w/ sunroom',1,1,28,718,1275),('B1',2,1,30,870,1390),('B2',2,2,52,960,1475),('B3 w/ garage',2,2,16,1088,1690),('C1',3,2,12,1222,1825)]),
('Kingfisher Row','Jacksonville, FL',[('A - Ibis',1,1,40,730,1520),('B - Egret',2,2,64,1044,1835),('C - Heron TH',3,2.5,22,1466,2410),('D - Osprey TH',3,3.5,6,1710,2795)])]
wb=xlsxwriter.Workbook(D(N)); f=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
a=wb.add_worksheet('Instructions'); ws=wb.add_worksheet('Unit Mix'); z=wb.add_worksheet('Growth Assumptions')
for i,t in enumerate(['FY2027 BUDGET PACKAGE - Southeast Region','1. Site teams update blue cells only.','2. Market rents are as of 10/1/2026 survey.','3. Submit to asset management by November 6.']): a.write(i,0,t,f(bold=i==0))
for i,t in enumerate([('Community','Renewal growth','New lease growth','Avg occupancy'),('Palmetto Landing',.032,.021,.942),('The Reserve at Tarrow Lake',.028,.015,.935),('Kingfisher Row',.035,.03,.951)]):
    for j,x in enumerate(t): z.write(i,j,x,f(num_format='0.0%'))
hd=['Floor Plan','BR','BA','Units','Avg SF','Occupied','Vacant','Occ %','Market Rent','In-Place Rent','Loss to Lease / Unit','Total SF','Monthly GPR @ Market','Monthly In-Place (Occ.)','In-Place $/SF']
K=['beds','baths','units','sf','occupied','vacant','pct_occ','market','actual','other:Loss to Lease / Unit','total_sf','market_total','actual_total','actual_sf']
ws.write(0,1,'Southeast Region - Unit Mix & Rent Base for 2027 Budget',f(bold=True,font_size=12)); ws.write(1,1,'Rent base as of 10/01/2026   v3  (AM comments 11/9)',f(italic=True))
ws.set_column(0,0,2); ws.set_column(1,1,27); ws.set_column(2,3,5); ws.set_column(4,9,9); ws.set_column(10,15,12)
I=f(num_format='#,##0',font_color='#0000FF'); C0=f(num_format='#,##0'); M=f(num_format='$#,##0',font_color='#0000FF'); M0=f(num_format='$#,##0;($#,##0)'); P=f(num_format='0.0%'); R2=f(num_format='$0.00')
bk=dict(bold=True,top=1,bg_color='#E2EFDA'); b=lambda nf: f(num_format=nf,**bk)
y=3;T=[];tot=[];allr=[];subs=[]
def totline(lab,L,frm):
    u=sum(q['units'] for q in L);o=sum(q['occupied'] for q in L);sf=sum(q['total_sf'] for q in L);mt=sum(q['market_total'] for q in L);at=sum(q['actual_total'] for q in L);osf=sum(q['occupied']*q['sf'] for q in L)
    d=dict(label=lab,units=u,sf=round(sf/u),occupied=o,vacant=u-o,pct_occ=round(o/u*100,1),market=round(mt/u),actual=round(at/o),total_sf=sf,market_total=mt,actual_total=at,actual_sf=round(at/osf,2))
    for j in range(1,16): ws.write_blank(y,j,None,f(**bk))
    ws.write(y,1,lab,f(**bk))
    for j,(k,nf,x) in {4:('units','#,##0',u),5:('sf','#,##0',sf/u),6:('occupied','#,##0',o),7:('vacant','#,##0',u-o),8:('pct_occ','0.0%',o/u),9:('market','$#,##0',mt/u),10:('actual','$#,##0',at/o),12:('total_sf','#,##0',sf),13:('market_total','$#,##0',mt),14:('actual_total','$#,##0',at),15:('actual_sf','$0.00',at/osf)}.items():
        if j in (4,6,7,12,13,14): ws.write_formula(y,j,frm(chr(65+j)),b(nf),x)
        else: ws.write_number(y,j,round(x,6),b(nf))
    tot.append(d)
for n,city,pl in S:
    ws.merge_range(y,1,y,15,f'{n}  -  {city}',f(bold=True,bg_color='#375623',font_color='white')); y+=1
    for j,t in enumerate(hd): ws.write(y,j+1,t,f(bold=True,text_wrap=True,align='center',valign='vcenter',bottom=1))
    ws.set_row(y,36); y+=1; y0=y; L=[]
    for ty,bd,ba,u,sf,mk in pl:
        vac=max(0,round(u*r.uniform(.01,.1))); o=u-vac; ac=mk-r.randrange(-12,95)
        q=dict(type=ty,beds=bd,baths=ba,units=u,sf=sf,occupied=o,vacant=vac,pct_occ=round(o/u*100,1),market=mk,actual=ac,total_sf=u*sf,market_total=u*mk,actual_total=o*ac,actual_sf=round(ac/sf,2)); q['other:Loss to Lease / Unit']=mk-ac
        ws.write(y,1,ty,f()); ws.write(y,2,bd,f()); ws.write(y,3,ba,f(num_format='0.0'))
        ws.write(y,4,u,I); ws.write(y,5,sf,I); ws.write(y,6,o,I); e=y+1
        ws.write_formula(y,7,f'=E{e}-G{e}',C0,vac); ws.write_formula(y,8,f'=G{e}/E{e}',P,o/u); ws.write(y,9,mk,M); ws.write(y,10,ac,M)
        ws.write_formula(y,11,f'=J{e}-K{e}',M0,mk-ac); ws.write_formula(y,12,f'=E{e}*F{e}',C0,u*sf); ws.write_formula(y,13,f'=E{e}*J{e}',M0,u*mk); ws.write_formula(y,14,f'=G{e}*K{e}',M0,o*ac); ws.write_formula(y,15,f'=K{e}/F{e}',R2,ac/sf)
        L.append(q); T.append({'type':ty,**{k:q[k] for k in K}}); y+=1
    totline(f'{n} Total',L,lambda cl: f'=SUM({cl}{y0+1}:{cl}{y})'); subs.append(y+1); allr+=L; y+=3
totline('Region Total',allr,lambda cl:'='+'+'.join(f'{cl}{s}' for s in subs)); ws.set_landscape(); ws.fit_to_pages(1,1); ws.activate(); wb.close()
save(N,'UM','budget workbook, three communities in sections, formulas, side sheets',True,K,T,tot)
