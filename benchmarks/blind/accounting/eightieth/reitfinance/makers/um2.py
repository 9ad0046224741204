# MH community lot-kind schedule, 5 communities, workbook; planted digit_changed
from common import *; import xlsxwriter
R=random.Random(822)
C=[('Prairie Wind MHC - Abilene, TX',[('Single-section lot',96,565),('Double-section lot',74,615),('Corner / oversize lot',12,655),('Park-owned home rental',21,985),('RV monthly',18,520)]),
('Whitetail Estates - Saginaw, MI',[('Single-section lot',131,498),('Double-section lot',88,532),('Park-owned home rental',34,940)]),
('Harbour Pines - Nanaimo, BC (CAD)',[('Single-wide pad',57,702),('Double-wide pad',63,748),('Waterview pad',14,890),('Staff pad',2,0)]),
('Sol y Mar - Rosarito, BC Mexico (USD)',[('Interior lot',48,610),('Ocean row lot',22,1150),('RV annual',36,455),('RV seasonal',20,575)]),
('Lake Corbin 55+ - Leesburg, FL',[('Standard lot',142,684),('Premium lot - lakefront',39,865),('Premium lot - golf',27,810),('Triple-wide lot',16,905),('Rental home (3/2)',11,1490)])]
K=['units','pct_units','occupied','vacant','pct_occ','actual','actual_total','market','other:Gap to Mkt']
N='MH_lot_mix_Q3.xlsx'; wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('Lot mix'); F=lambda **k: wb.add_format({'font_name':'Tahoma','font_size':9,**k})
i0=F(num_format='#,##0');p1=F(num_format='0.0%');d2=F(num_format='$#,##0.00');d0=F(num_format='$#,##0');B=dict(bold=True,top=1)
bi,bp,bd2,bd0,bt=F(num_format='#,##0',**B),F(num_format='0.0%',**B),F(num_format='$#,##0.00',**B),F(num_format='$#,##0',**B),F(**B)
fm=[i0,p1,i0,i0,p1,d2,d0,d2,d2]; fb=[bi,bp,bi,bi,bp,bd2,bd0,bd2,bd2]
hd=F(bold=True,text_wrap=True,align='center',valign='bottom',border=1,bg_color='#FCE4B8'); sec=F(bold=True,underline=1); tx=F(indent=1)
ws.write(0,1,'Manufactured Housing - Lot Mix by Community',F(bold=True,font_size=12)); ws.write(1,1,'September 30, 2025 | USD except where noted',F(italic=True))
ws.merge_range(3,2,3,6,'Sites',hd); ws.merge_range(3,7,3,10,'Rent per site per month',hd); ws.write(3,1,'',hd)
for j,h in enumerate(['Lot kind','Sites','% of Community','Occ.','Vac.','Occ %','Avg In-Place','Monthly Billed','Market','Gap to Mkt']): ws.write(4,1+j,h,hd)
r=5;rows=[];totals=[];allr=[];planted=None
def vals(rr,lab,uo):
    u,o=sum(x['units'] for x in rr),sum(x['occupied'] for x in rr); bill=sum(x['actual_total'] for x in rr)
    t={"label":lab,"units":u,"pct_units":100.0 if uo else None,"occupied":o,"vacant":u-o,"pct_occ":round(100*o/u,1),"actual":round(bill/o,2),"actual_total":bill,"market":round(sum(x['units']*x['market'] for x in rr)/u,2)}
    t[K[8]]=r2(t['market']-t['actual']); return {k:v for k,v in t.items() if v is not None}
def put(r,row,ff):
    for j,k in enumerate(K):
        v=row.get(k)
        if v is None: ws.write_blank(r,2+j,None,ff[j])
        else: ws.write_number(r,2+j,v/100 if k.startswith('pct') else v,ff[j])
for c,l in C:
    ws.write(r,1,c,sec); r+=1; rr=[]; T=sum(x[1] for x in l)
    for n,u,rent in l:
        if rent==0: o=u; a=0
        else: o=max(1,round(u*R.uniform(.84,1))); a=r2(rent*R.uniform(.93,1.0))
        row={"type":n,"units":u,"pct_units":round(100*u/T,1),"occupied":o,"vacant":u-o,"pct_occ":round(100*o/u,1),"actual":a,"actual_total":round(a*o),"market":float(rent)}; row[K[8]]=r2(rent-a); rr.append(row)
    for row in rr:
        pr=dict(row)
        if c.startswith('Sol') and row['type']=='Interior lot':
            pr['units']=84; planted={"what":"Sol y Mar, Interior lot: Sites printed as 84 instead of 48 (occupied + vacant, percentage and community total are for 48)","kind":"digit_changed"}
        ws.write(r,1,pr['type'],tx); put(r,pr,fm); rows.append(pr); r+=1
    t=vals(rr,'Community total',True); ws.write(r,1,t['label'],bt); put(r,t,fb); totals.append(t); r+=2; allr+=rr
t=vals(allr,'All communities',False); 
ws.write(r,1,t['label'],bt); put(r,t,fb); totals.append(t)
ws.write(r+2,1,'Averages: in-place weighted by occupied sites, market by all sites. "All communities" adds CAD and USD at par (mgmt. convention).',F(italic=True,font_size=8)); ws.write(r+3,1,'Staff pads at Harbour Pines are rent-free.',F(italic=True,font_size=8))
ws.set_column(0,0,2);ws.set_column(1,1,30);ws.set_column(2,10,11.5);ws.set_row(4,26);ws.set_landscape();ws.fit_to_pages(1,0);ws.hide_gridlines(2); wb.close()
save(N,'UM','Lot mix by community in Excel, grouped header, sections with totals',False,planted,K,rows,totals); print(len(rows),planted)
