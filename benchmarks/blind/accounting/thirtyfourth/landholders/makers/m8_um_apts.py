# apartments of mixed-use block: xlsxwriter offering sheet with beds/baths columns, retail beside, totals/averages
from common import *; import xlsxwriter
R=[("S1 Studio",0,1,12,1,498,1525,1488),("S2 Studio Loft",0,1,6,0,560,1640,1602),("A1",1,1,18,1,652,1810,1763),("A1-R (renovated)",1,1,10,0,652,1975,1968),("A2",1,1,14,2,711,1895,1834),("A3 Corner",1,1,6,0,748,1985,1921),("A4 Den",1,1.5,4,0,840,2110,2045),
("B1",2,1,8,1,934,2290,2214),("B2",2,2,16,1,1012,2465,2391),("B2-R (renovated)",2,2,6,0,1012,2640,2655),("B3 Terrace",2,2,4,1,1090,2780,2690),("C1 Townhome",3,2.5,3,0,1384,3450,3325)]
wb=xlsxwriter.Workbook(doc("a32d_um_linden_apts.xlsx")); ws0=wb.add_worksheet("Summary"); ws=wb.add_worksheet("Unit Mix")
f=lambda **k: wb.add_format({"font_name":"Tahoma","font_size":9,**k})
ws0.write(1,1,"Linden Block - rents and unit mix (apartments)",f(bold=True,font_size=13)); ws0.write(3,1,"See tab Unit Mix. Retail (6 shops, 14,210 SF) is reported separately.",f())
ws.hide_gridlines(2); ws.set_column(0,0,1.5); ws.set_column(1,1,21); ws.set_column(2,14,10.5)
ws.write(0,1,"LINDEN BLOCK APARTMENTS",f(bold=True,font_size=12,font_color="#7B2D26")); ws.write(1,1,"Unit mix at 7/1/2025 - 107 apartments over 6 shops",f(italic=True))
h=f(bold=True,bottom=2,align="center",text_wrap=True,valign="bottom"); g=f(bold=True,align="center",bottom=1,bg_color="#F2E3D5")
ws.merge_range(3,2,3,3,"Floor plan",g); ws.merge_range(3,4,3,6,"Count",g); ws.merge_range(3,7,3,8,"Area (SF)",g); ws.merge_range(3,9,3,11,"Market Rent",g); ws.merge_range(3,12,3,13,"In-Place Rent",g)
# headers; grouped
HD=["Type","Bed","Bath","Units","Vacant","% of\nUnits","Per Unit","Total","Per Unit","Per SF","Monthly","Per Unit","Monthly"]
K=["units","vacant","pct_units","sf","total_sf","market","market_sf","market_total","actual","actual_total"]
for j,t in enumerate(HD,1): ws.write(4,j,t,h)
ws.set_row(4,27); N=sum(r[3] for r in R); y=5; rows=[]
NF={"units":"0","vacant":"0;;-","pct_units":"0.0%","sf":"#,##0","total_sf":"#,##0","market":"$#,##0","market_sf":"$0.00","market_total":"$#,##0","actual":"$#,##0","actual_total":"$#,##0"}
def wr(y,lab,be,ba,v,**k):
    ws.write(y,1,lab,f(**k))
    if be is not None: ws.write(y,2,"Studio" if be==0 else be,f(align="center",**k)); ws.write(y,3,ba,f(align="center",num_format="0.0",**k))
    else: ws.write_blank(y,2,None,f(**k)); ws.write_blank(y,3,None,f(**k))
    for j,q in enumerate(K,4):
        if q in v: ws.write(y,j,round(v[q]/100,3) if q=="pct_units" else round(v[q],2) if q=="market_sf" else round(v[q]),f(num_format=NF[q],**k))
        else: ws.write_blank(y,j,None,f(**k))
def mk(n,vac,tsf,mt,at,occ=None):
    d={"units":n,"vacant":vac,"pct_units":n/N*100,"sf":tsf/n,"total_sf":tsf,"market":mt/n,"market_sf":mt/tsf,"market_total":mt,"actual_total":at,"actual":at/(n-vac)}
    return d
def tru(v):
    o={}
    for k,x in v.items(): o[k]=round(x,2) if k=="market_sf" else round(x,1) if k=="pct_units" else round(x)
    if o.get("vacant")==0: o.pop("vacant")
    return o
tots=[]
for b,lab in((0,"Studios"),(1,"One-bedroom"),(2,"Two-bedroom"),(3,None)):
    rs=[r for r in R if r[1]==b]
    for t,be,ba,n,vac,sf,mk_,ac in rs:
        v=mk(n,vac,sf*n,mk_*n,ac*(n-vac)); wr(y,t,be,ba,v); rows.append({"type":t,"beds":"Studio" if be==0 else be,"baths":ba,**tru(v)}); y+=1
    if lab:
        v=mk(sum(r[3] for r in rs),sum(r[4] for r in rs),sum(r[5]*r[3] for r in rs),sum(r[6]*r[3] for r in rs),sum(r[7]*(r[3]-r[4]) for r in rs))
        wr(y,lab+" - total / avg.",None,None,v,italic=True,top=4,bg_color="#FAF4EE"); tots.append({"label":lab+" - total / avg.",**tru(v)}); y+=1
    y+=1
v=mk(N,sum(r[4] for r in R),sum(r[5]*r[3] for r in R),sum(r[6]*r[3] for r in R),sum(r[7]*(r[3]-r[4]) for r in R))
wr(y,"Total / Average",None,None,v,bold=True,top=1,bottom=6); tots.append({"label":"Total / Average",**tru(v)})
ws.write(y+2,1,"In-place rent: occupied apartments only, lease rent net of recurring concessions. Market per June comp survey.",f(font_size=8,italic=True))
ws.set_landscape(); ws.fit_to_pages(1,0); ws.activate(); wb.close(); print(N,len(rows),tots[-1])
save("a32d_um_linden_apts","xlsx","UM","MIXED_USE","owner sheet for broker, grouped headers, subtotals by bedroom",True,K,rows,tots)
