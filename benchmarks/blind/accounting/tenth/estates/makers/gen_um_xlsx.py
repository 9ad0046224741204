# (1) Canadian suite mix for a lender (xlsx); (2) UK multi-let industrial unit types with ERV (xlsx)
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from common import *
def canada():
    L=[("Bach",0,1,11,0,412,1118.4,1495),("Bach - reno",0,1,5,1,412,1455,1550),("1 Bdrm A",1,1,34,1,588,1304.27,1795),("1 Bdrm A - reno",1,1,16,2,588,1771.9,1875),("1 Bdrm B (balcony)",1,1,22,0,634,1362.55,1850),("1 Bdrm + Den",1,1,9,0,701,1540.1,1995),("2 Bdrm A",2,1,28,1,806,1588.33,2225),("2 Bdrm A - reno",2,1,13,0,806,2140,2325),("2 Bdrm B (end)",2,1.5,12,0,884,1701.75,2395),("3 Bdrm",3,2,6,0,1077,1922.8,2850),("Super's suite (non-revenue)",2,1,1,0,806,0,None)]
    M=["units","pct_units","vacant","sf","total_sf","actual","actual_total","market","market_total","other:Gap $","other:Gap %"]
    wb=Workbook();w=wb.active;w.title="Suite Mix";th=Side(style="thin")
    w["A1"]="PRECIDIO APARTMENTS – 1140 Kingsway Dr., Burlington, ON";w["A1"].font=Font(bold=True,size=13,name="Calibri")
    w["A2"]="Suite Mix & Mark-to-Market   |   Rent roll date: March 1, 2025   |   CAD, monthly";
    c=[1,2,3,5,6,7,8,9,11,12,13,14,15,16]  # D hidden, J spacer
    H=[("Suite Type",""),("Bed",""),("Bath",""),("No. of","Suites"),("% of","Total"),("Vacant",""),("Avg.","Sq. Ft."),("Total","Sq. Ft."),("In-Place Rent","Average"),("","Monthly"),("Market Rent","Average"),("","Monthly"),("Gap","$"),("","%")]
    for k,(a,b) in zip(c,H):
        for r,t in((4,a),(5,b)):
            q=w.cell(r,k,t or None);q.font=Font(bold=True);q.fill=PatternFill("solid",fgColor="F4E3C1");q.alignment=Alignment(horizontal="center",wrap_text=True)
    for k in(11,13,15):w.merge_cells(start_row=4,start_column=k,end_row=4,end_column=k+1)
    w["D5"]="key";w.column_dimensions["D"].hidden=True
    N=sum(x[3] for x in L);rows=[];r=6
    FM=["0","0.0%","0","#,##0","#,##0","$#,##0.00","$#,##0.00","$#,##0","$#,##0","$#,##0.00","0.0%"]
    def put(r,v,b=False):
        for k,x,f in zip(c[3:],v,FM):
            if x is None:continue
            q=w.cell(r,k,x);q.number_format=f;q.font=Font(bold=b)
            if b:q.border=Border(top=th,bottom=Side(style="double"))
    def pr(v):
        o={}
        for k,x,f in zip(M,v,FM):
            if x is None:continue
            o[k]=round(x*100,1) if '%' in f else round(x,2) if '.' in f else round(x)
        return o
    for t,be,ba,n,va,sf,ip,mk in L:
        sup=mk is None;occ=n-va
        v=[n,n/N,va,sf,n*sf,None if sup else ip,None if sup else round(ip*occ,2),mk,None if sup else mk*n,None if sup else round(mk-ip,2),None if sup else (mk/ip-1)]
        w.cell(r,1,t);w.cell(r,2,be);w.cell(r,3,ba);w.cell(r,4,f"k{r}");put(r,v);rows.append(dict(type=t,beds=be,baths=ba,**pr(v)));r+=1
    R=[x for x in L if x[7]];occ=sum(x[3]-x[4] for x in R);ipt=round(sum(round(x[6]*(x[3]-x[4]),2) for x in R),2);mt=sum(x[7]*x[3] for x in R);n2=sum(x[3] for x in R);sf=sum(x[3]*x[5] for x in L)
    v=[N,1.0,sum(x[4] for x in L),round(sf/N),sf,round(ipt/occ,2),ipt,round(mt/n2),mt,round(round(mt/n2)-round(ipt/occ,2),2),None]
    v[10]=v[7]/v[5]-1
    w.cell(r,1,"Total / Wtd. Avg.").font=Font(bold=True);put(r,v,True);tots=[dict(label="Total / Wtd. Avg.",**pr(v))]
    r+=2
    for a,b in(("Annualized in-place rent",ipt*12),("Parking (98 stalls)",70560),("Laundry – Coinamatic",21400)):
        w.cell(r,1,a);q=w.cell(r,5,b);q.number_format='$#,##0';w.merge_cells(start_row=r,start_column=5,end_row=r,end_column=7);r+=1
    r+=1
    for t in("In-place average is over occupied, revenue-producing suites. Market total assumes all revenue suites rented.","2025 Ontario guideline increase 2.5%. \"Reno\" suites turned since 2021 at approx. $18,500 per suite."):w.cell(r,1,t).font=Font(italic=True,size=9);r+=1
    for k,x in zip("ABCDEFGHIJKLMNOP",[27,6,6,6,8,8,8,9,10,2,12,14,11,13,11,9]):w.column_dimensions[k].width=x
    w.page_setup.orientation="landscape";w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc("Precidio suite mix 2025-03.xlsx"));save("Precidio suite mix 2025-03.xlsx","UM",M,rows,tots);print(tots)
def indust():
    E=[("Riverbank Trade Park, Warrington",[("T1","Trade counter, terraced",12,980,1050,12140,11,143520,"13.10"),("T2","Trade counter, end of terrace",4,1180,1225,4810,4,57480,"13.25"),("W1","Light industrial, 6m eaves",9,2450,2600,22725,8,206250,"11.50"),("W2","Light industrial, 8m eaves + yard",3,5100,5350,15650,3,158900,"11.00"),("OF","First floor office suite",6,310,640,2870,4,27450,"15.00")]),
    ("Holbeck Cross Business Park (Phase 2), Leeds LS11",[("A","Starter unit",16,500,500,8000,15,103500,"14.50"),("B","Workshop",10,1000,1120,10560,10,124150,"12.75"),("C","Warehouse, dock level",2,14800,18250,33050,1,162800,"9.75"),("D","Open storage compound",3,6000,9500,22400,2,43100,"3.50"),("E","Electricity sub-station / mast",2,None,None,None,2,3650,None)])]
    RN="other:Reversion £"
    M=["units","other:Size range sq ft Min","other:Size range sq ft Max","total_sf","occupied","vacant","annual","other:ERV £ p.a.","other:ERV £ psf",RN]
    wb=Workbook();w=wb.active;w.title="Unit types";w2=wb.create_sheet("Notes");w2["A1"]="Void rates and empty service charge are in the cash-flow model, not here."
    w["B1"]="Mersey Aire Multi-Let LP";w["B1"].font=Font(name="Georgia",size=14,color="7B241C");w["B2"]="Summary of units by type – passing rent against ERV, quarter day 25 March 2025";w["B2"].font=Font(name="Georgia",size=10,italic=True)
    r=4;rows=[];tots=[];thin=Side(style="thin",color="7B241C");ALL=[]
    FM="#,##0;(#,##0);0"
    def put(r,v,b=False):
        for j,x in enumerate(v):
            if x is None:continue
            q=w.cell(r,4+j,x);q.number_format=FM if j!=8 else "0.00";q.font=Font(name="Georgia",size=10,bold=b)
            if b:q.border=Border(top=thin,bottom=thin)
    def sm(S):
        v=[sum(x[i] or 0 for x in S) for i in range(10)];v[1]=v[2]=None;v[8]=round(sum((x[7] or 0) for x in S)/v[3],2);return v
    for e,L in E:
        w.cell(r,2,e).font=Font(name="Georgia",size=11,bold=True);r+=1
        H1=["Type","Description","Units","Size range sq ft",None,"Total area","Let","Void","Passing rent","ERV",None,"Reversion"];H2=[None,None,"no.","Min","Max","sq ft","no.","no.","£ p.a.","£ p.a.","£ psf","£"]
        for j in range(12):
            for rr,t in((r,H1[j]),(r+1,H2[j])):
                q=w.cell(rr,2+j,t);q.font=Font(name="Georgia",size=9,bold=True,color="7B241C");q.alignment=Alignment(horizontal="left" if j<2 else "right")
                if rr==r+1:q.border=Border(bottom=thin)
        w.merge_cells(start_row=r,start_column=5,end_row=r,end_column=6);w.merge_cells(start_row=r,start_column=11,end_row=r,end_column=12);w.cell(r,5).alignment=w.cell(r,11).alignment=Alignment(horizontal="center")
        r+=2;S=[]
        for c,d,n,a,b,t,o,p,x in L:
            er=None if x is None else round(t*float(x));v=[n,a,b,t,o,n-o,p,er,None if x is None else float(x),None if er is None else er-p]
            for j,z in((2,c),(3,d)):w.cell(r,j,z).font=Font(name="Georgia",size=10)
            put(r,v);S.append(v);rows.append(dict(type=f"{c} {d}",**{k:y for k,y in zip(M,v) if y is not None}));r+=1
        v=sm(S);lab="Total "+" ".join(e.split(",")[0].split()[:2]);w.cell(r,3,lab).font=Font(name="Georgia",size=10,bold=True);put(r,v,True);tots.append(dict(label=lab,**{k:y for k,y in zip(M,v) if y is not None}));ALL+=S;r+=3
    v=sm(ALL);w.cell(r,3,"Partnership total").font=Font(name="Georgia",size=10,bold=True);put(r,v,True);tots.append(dict(label="Partnership total",**{k:y for k,y in zip(M,v) if y is not None}))
    r+=2;w.cell(r,2,"Mast and sub-station wayleaves carry no area and no ERV. ERV £ psf on total lines = total ERV / total area. Voids carry ERV but no passing rent.").font=Font(name="Georgia",size=8,italic=True)
    for k,x in zip("ABCDEFGHIJKLM",[2,7,36,7,9,9,11,7,7,13,13,8,12]):w.column_dimensions[k].width=x
    w.sheet_view.showGridLines=False;w.page_setup.orientation="landscape";w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc("MAML_unit_types_Q1.xlsx"));save("MAML_unit_types_Q1.xlsx","UM",M,rows,tots);print(tots[-1])
canada();indust()
