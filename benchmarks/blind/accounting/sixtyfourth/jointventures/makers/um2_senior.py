# Senior housing portfolio unit mix, stacked communities, xlsx with formulas (cached)
import random, xlsxwriter
from common import *
R=random.Random(6432); NAME='SH Fund II - unit mix & rates 2026-09.xlsx'
T={'IL':[('IL Studio',430,2850),('IL One Bedroom',640,3450),('IL One Bedroom Deluxe',715,3780),('IL Two Bedroom',965,4490),('IL Cottage',1280,5125)],
'AL':[('AL Companion Suite',410,3675),('AL Studio',385,4550),('AL Studio Deluxe',460,4925),('AL One Bedroom',565,5480),('AL Two Bedroom',830,6650)],
'MC':[('MC Companion',330,5150),('MC Private Studio',355,6890),('MC Private Deluxe',400,7340)],'SN':[('SNF Semi-Private',290,8820),('SNF Private',315,10640)]}
C=[('Larkfield Village','Peoria','IL AL MC',1.0,12),('The Hawthorne at Eastlake','Tacoma','AL MC',1.21,9),('Pinecrest Commons','Greenville','IL AL',.92,8),('Monarch Glen CCRC','Lancaster','IL AL MC SN',1.08,13),('Sutter House Memory Care','Fresno','MC',1.12,3)]
wb=xlsxwriter.Workbook(doc(NAME)); cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('Unit Mix')
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
cv.set_landscape(); cv.fit_to_pages(1,1); cv.write(3,1,'Senior Housing Fund II JV',wb.add_format({'bold':1,'font_size':20})); cv.write(4,1,'Unit mix and rate schedule, September 2026'); cv.write(6,1,'Occupancy is by unit (financial beds for companion suites counted as one unit). Care fees exclude medication management.'); cv.write(7,1,'Source: operator census files; compiled by asset management.')
h=F(bold=1,text_wrap=1,align='center',valign='vcenter',border=1,bg_color='#DDEBD9'); hg=F(bold=1,align='center',border=1,bg_color='#C3DDBB')
g=F(bold=1,font_color='#2F5D31',bottom=1); t=F(indent=1); i_=F(num_format='#,##0'); pc=F(num_format='0.0%'); m=F(num_format='$#,##0'); tB=F(bold=1,top=1); iB=F(bold=1,top=1,num_format='#,##0'); pB=F(bold=1,top=1,num_format='0.0%'); mB=F(bold=1,top=1,num_format='$#,##0')
ws.write(0,1,'Senior Housing Fund II JV',F(bold=1)); ws.write(1,1,'Unit mix, street rates and in-place rates as of 9/30/2026')
ws.merge_range(3,2,3,5,'Census',hg); ws.merge_range(3,6,3,7,'Area',hg); ws.merge_range(3,8,3,9,'Street Rate (monthly)',hg); ws.merge_range(3,10,3,12,'In-Place (monthly)',hg)
for j,x in enumerate(['Unit Type','Units','Occupied','Vacant','Occ %','Avg SF','Total SF','Per Unit','Potential','Avg Rent','Avg Care Fee','Total Rent']): ws.write(4,1+j,x,h)
K=['units','occupied','vacant','pct_occ','sf','total_sf','market','market_total','actual','other:In-Place (monthly) Avg Care Fee','actual_total']
CF='other:In-Place (monthly) Avg Care Fee'
r=5; truth=[];totals=[];trs=[];ALL=[]
def totrow(lab,L,rng):
    global r
    u=sum(x['units'] for x in L);o=sum(x['occupied'] for x in L);s=sum(x['total_sf'] for x in L);mt=sum(x['market_total'] for x in L);at=sum(x['actual_total'] for x in L)
    d={'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),'sf':round(s/u),'total_sf':s,'market':round(mt/u),'market_total':mt,'actual':round(at/o),'actual_total':at}
    e=r+1; ws.write(r,1,lab,tB)
    fs=lambda col:'='+'+'.join(f'{col}{q}' for q in rng) if isinstance(rng,list) else f'=SUM({col}{rng[0]}:{col}{rng[1]})'
    for col,key,fm in(('C','units',iB),('D','occupied',iB),('E','vacant',iB),('H','total_sf',iB),('J','market_total',mB),('M','actual_total',mB)): ws.write_formula(f'{col}{e}',fs(col),fm,d[key])
    ws.write_formula(f'F{e}',f'=D{e}/C{e}',pB,o/u); ws.write_formula(f'G{e}',f'=H{e}/C{e}',iB,s/u); ws.write_formula(f'I{e}',f'=J{e}/C{e}',mB,mt/u); ws.write_formula(f'K{e}',f'=M{e}/D{e}',mB,at/o); ws.write(f'L{e}','',tB)
    totals.append(dict(label=lab,**d)); r+=1
for nm,city,lv,sc,cnt in C:
    ws.merge_range(r,1,r,12,f'{nm}  -  {city}',g); r+=1; st=r+1; L=[]
    types=[(l,)+x for l in lv.split() for x in T[l]]
    if len(types)>cnt: types=[x for k,x in enumerate(types) if k not in set(R.sample(range(len(types)),len(types)-cnt))]
    for l,ty,sf,rate in types:
        u=R.choice([6,8,10,12,14,16,20,24,28]) if l!='SN' else R.choice([18,22]); o=u-R.choice([0,0,1,1,2,3]); sf2=sf+R.choice([-20,-5,0,10,25]); mk=round(rate*sc/5)*5; ip=round(mk*R.uniform(.9,1.01)); care=round(R.uniform(350,900)*(1.5 if l=='MC' else 1)) if l in('AL','MC') else None
        d={'type':ty,'units':u,'occupied':o,'vacant':u-o,'pct_occ':round(o/u*100,1),'sf':sf2,'total_sf':u*sf2,'market':mk,'market_total':u*mk,'actual':ip,'actual_total':o*ip}
        if care: d[CF]=care
        e=r+1; ws.write(r,1,ty,t); ws.write(r,2,u,i_); ws.write(r,3,o,i_); ws.write_formula(r,4,f'=C{e}-D{e}',i_,u-o); ws.write_formula(r,5,f'=D{e}/C{e}',pc,o/u); ws.write(r,6,sf2,i_); ws.write_formula(r,7,f'=C{e}*G{e}',i_,u*sf2); ws.write(r,8,mk,m); ws.write_formula(r,9,f'=C{e}*I{e}',m,u*mk); ws.write(r,10,ip,m)
        if care: ws.write(r,11,care,m)
        ws.write_formula(r,12,f'=D{e}*K{e}',m,o*ip); truth.append(d); L.append(d); r+=1
    trs.append(r+1); totrow(f'Total {nm}',L,(st,r)); ALL+=L; r+=1
totrow('Portfolio Total',ALL,trs)
ws.set_column(0,0,2); ws.set_column(1,1,30); ws.set_column(2,7,9); ws.set_column(8,12,11.5); ws.hide_gridlines(2); ws.freeze_panes(5,2); ws.set_landscape(); ws.fit_to_pages(1,0); ws.set_row(4,18); ws.activate(); wb.close()
save(NAME,'UM',K,truth,totals,'Senior housing portfolio, stacked communities in one sheet, grouped headers, formulas, second sheet cover, xlsx',False)
print(len(truth))
