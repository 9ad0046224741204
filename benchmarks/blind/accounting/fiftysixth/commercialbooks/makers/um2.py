# UM2: suite mix workbook, four properties stacked
from common import *
import xlsxwriter
R=random.Random(2210)
F='SuiteMix_Q3-2025_Ridgeway_Portfolio.xlsx'
S=[('Wharfside Commons','Retail / office, 2 floors',[('In-line retail',14,1880,28.5,30),('End cap',4,2650,33.1,35),('Second-floor office',15,1340,19.75,21),('Kiosk',3,160,71,75)]),
('Old Mill Flex Park','Flex, 5 buildings',[('Small bay (under 2,500 SF)',22,1960,14.2,15.5),('Mid bay (2,500-5,000 SF)',17,3720,12.85,13.75),('Large bay (over 5,000 SF)',6,9240,11.1,12),('Office front suites',5,1150,17.4,18)]),
('Juniper Crossing','Neighborhood centre',[('Anchor',1,54600,9.4,11),('Junior anchor',2,19850,13.6,14.5),('In-line shops',18,1710,26.9,28),('Outparcel',3,4300,36.25,38)]),
('Stillwater Business Center','Suburban office',[('Executive suites',24,240,38.6,40),('1,000-2,499 SF',11,1620,22.3,23.5),('2,500-4,999 SF',8,3410,21.6,23.5),('5,000 SF and up',4,7880,20.4,22.5),('Storage / lower level',6,330,8.9,9)])]
K=["units","pct_units","occupied","vacant","sf","total_sf","other:Leased SF","pct_leased","actual_sf","actual_total","market_sf","market_total"]
wb=xlsxwriter.Workbook(f'{DOC}/{F}'); w0=wb.add_worksheet('Notes'); ws=wb.add_worksheet('Suite Mix')
base={'font_name':'Cambria','font_size':10}; f=lambda **k: wb.add_format({**base,**k})
bd=dict(); fm={'n':'#,##0;(#,##0);"-"','p':'0.0%','r':'$#,##0.00','m':'$#,##0'}
ty='npnnnnnprmrm'
g=f(bold=True,align='center',bottom=1); hd=f(bold=True,align='center',valign='vcenter',text_wrap=True,bottom=2)
cf={k:f(num_format=v) for k,v in fm.items()}; tf={k:f(num_format=v,bold=True,top=1) for k,v in fm.items()}; gf={k:f(num_format=v,bold=True,top=1,bottom=6) for k,v in fm.items()}
tx=f(indent=1); tt=f(bold=True,top=1); gt=f(bold=True,top=1,bottom=6); pn=f(bold=True,font_color='#7B3F00',font_size=11); sm=f(italic=True,font_size=9)
ws.write(0,1,'Ridgeway & Poole Property Services',sm); ws.write(1,1,'Suite mix by property',f(bold=True,font_size=14)); ws.write(2,1,'Leases in force September 30, 2025',sm)
ws.merge_range(4,2,4,5,'Suites',g); ws.merge_range(4,6,4,9,'Square feet',g); ws.merge_range(4,10,4,11,'In-place base rent',g); ws.merge_range(4,12,4,13,'Market rent',g)
H=['Suite type','No.','% of suites','Leased','Available','Average','Total','Leased SF','% leased','Per SF','Annual','Per SF','Annual']
for c,h in enumerate(H): ws.write(5,c+1,h,hd)
ws.set_row(5,28)
r=6; rows=[];totals=[]
def put(r,lab,v,lf,fs):
    ws.write(r,1,lab,lf)
    for c,(k,t) in enumerate(zip(K,ty)):
        x=v[k]; ws.write_number(r,2+c,round(x/100,4) if t=='p' else x,fs[t])
def tr(v): return {k:v[k] for k in K if not (v[k]==0 and k in('vacant',))}
def agg(z,pct):
    s=lambda k:sum(x[k] for x in z); u,ts,ls,a,m=s('units'),s('total_sf'),s('other:Leased SF'),s('actual_total'),s('market_total')
    return {"units":u,"pct_units":pct,"occupied":s('occupied'),"vacant":s('vacant'),"sf":round(ts/u),"total_sf":ts,"other:Leased SF":ls,"pct_leased":round(ls/ts*100,1),"actual_sf":r2(a/ls),"actual_total":a,"market_sf":r2(m/ts),"market_total":m}
ALL=[]
for p,desc,l in S:
    ws.write(r,1,p,pn); ws.write(r,3,desc,sm); r+=1; z=[]; U=sum(x[1] for x in l)
    for n,u,sf,a,m in l:
        o=u if u<4 else min(u,round(u*R.uniform(.8,1.0))); ts=sf*u+R.randint(-4,4)*10*(u>3); ls=ts if o==u else round(ts*o/u*R.uniform(.97,1.03)); at=round(ls*a*R.uniform(.985,1.015)); mt=round(ts*m)
        v={"units":u,"pct_units":round(u/U*100,1),"occupied":o,"vacant":u-o,"sf":round(ts/u),"total_sf":ts,"other:Leased SF":ls,"pct_leased":round(ls/ts*100,1),"actual_sf":r2(at/ls),"actual_total":at,"market_sf":r2(mt/ts),"market_total":mt}
        assert ls<=ts; put(r,n,v,tx,cf); rows.append({"type":n,**tr(v)}); z.append(v); r+=1
    v=agg(z,100.0); put(r,f'Total {p}',v,tt,tf); totals.append({"label":f'Total {p}',**tr(v)}); ALL+=z; r+=2
v=agg(ALL,100.0); put(r,'Portfolio',v,gt,gf); totals.append({"label":'Portfolio',**tr(v)})
ws.set_column(0,0,2); ws.set_column(1,1,30); ws.set_column(2,5,9); ws.set_column(6,9,10); ws.set_column(10,13,12); ws.hide_gridlines(2); ws.freeze_panes(6,2); ws.set_landscape(); ws.fit_to_pages(1,1)
w0.set_column(0,0,95)
for i,t in enumerate(['Notes to suite mix','In-place base rent is annualized September 2025 contract rent, excluding recoveries and percentage rent.','Market rent is the leasing team quarterly survey, NNN for retail and flex, gross less electric for office.','Available includes suites with notice where no renewal is signed.','% leased is by square feet.']): w0.write(i,0,t,f(bold=not i))
ws.activate(); wb.close()
save(F,'UM',K,rows,totals,'workbook, four properties stacked with grouped two-line header, notes sheet first',False)
print(len(rows),v)
