# student housing by-the-bed unit mix, .xls export, blank spacer columns, numbers as text for % 
from h import *
import xlwt
N="UnitMix_CollegeView_0225.xls"
# type, beds, baths, units, sf, beds leased, market per bed, avg inplace per bed
D=[("Studio - Standard",1,1,14,388,14,1145,1108.5),("1x1 A",1,1,10,521,9,1289,1240),("2x2 Classic",2,2,36,812,69,935,902.25),("2x2 Deluxe",2,2,18,874,34,979,958.75),("3x3 Flat",3,3,22,1126,61,845,812.4),("4x2 Value",4,2,12,1190,45,699,668),("4x4 Flat",4,4,41,1384,158,789,761.9),("4x4 Townhome",4,4.5,16,1512,64,859,846.3),("5x5 Cottage",5,5.5,6,1905,27,885,851)]
wb=xlwt.Workbook(); ws=wb.add_sheet("unitmix_rpt")
def st(b=False,nf="General",al="right",bot=0,top=0,wrap=False,sz=9):
    s=xlwt.XFStyle(); f=xlwt.Font(); f.name="Verdana"; f.bold=b; f.height=sz*20-20; s.font=f; a=xlwt.Alignment(); a.horz=getattr(xlwt.Alignment,"HORZ_"+al.upper()); a.wrap=wrap; a.vert=xlwt.Alignment.VERT_BOTTOM; s.alignment=a; o=xlwt.Borders(); o.bottom=bot; o.top=top; s.borders=o; s.num_format_str=nf; return s
ws.write(0,0,"College View Student Living (cview)",st(True,al="left",sz=11)); ws.write(1,0,"Unit Mix and Bed Occupancy",st(True,al="left")); ws.write(2,0,"As of 02/28/2025",st(al="left"))
C=[0,2,3,4,5,6,8,9,10,12,13,14,15]
H=["Unit Type","Beds/ Unit","Baths","Units","Avg SF","Total SF","Total Beds","Leased Beds","% Leased","Market Rent per Bed","Avg Actual Rent per Bed","Market Potential","Actual Rent"]
K=["beds","baths","units","sf","total_sf","other:Total Beds","other:Leased Beds","pct_leased","other:Market Rent per Bed","other:Avg Actual Rent per Bed","market_total","actual_total"]
for c,h in zip(C,H): ws.write(4,c,h,st(True,bot=1,wrap=True,al="left" if c==0 else "right"))
ws.row(4).height_mismatch=True; ws.row(4).height=700
nf=["0","0.0","0","#,##0","#,##0","#,##0","0","0.00","#,##0.00","#,##0.00","#,##0.00","#,##0.00"]
rows=[];r=5
T=dict(u=0,sf=0,b=0,l=0,m=0,a=0)
for t,b,ba,u,sf,l,m,a in D:
    v=[b,ba,u,sf,u*sf,u*b,l,round(100*l/(u*b),2),m,a,m*u*b,round(a*l,2)]
    ws.write(r,0,t,st(al="left"))
    for c,x,f in zip(C[1:],v,nf): ws.write(r,c,x,st(nf=f))
    rows.append({"type":t,**dict(zip(K,v))}); r+=1
    T["u"]+=u;T["sf"]+=u*sf;T["b"]+=u*b;T["l"]+=l;T["m"]+=m*u*b;T["a"]+=round(a*l,2)
v=[None,None,T["u"],round(T["sf"]/T["u"]),T["sf"],T["b"],T["l"],round(100*T["l"]/T["b"],2),round(T["m"]/T["b"],2),round(T["a"]/T["l"],2),T["m"],round(T["a"],2)]
ws.write(r,0,"Total",st(True,al="left",top=1))
for c,x,f in zip(C[1:],v,nf): ws.write(r,c,x if x is not None else "",st(True,nf=f,top=1))
tots=[{"label":"Total",**{k:x for k,x in zip(K,v) if x is not None}}]
ws.write(r+2,0,"Note: 4 model/staff beds are included in Total Beds. Leased = signed leases in effect on report date.",st(al="left",sz=8))
for c,w in zip(range(16),[22,1,8,8,8,9,10,1,9,9,10,1,13,14,15,15]): ws.col(c).width=w*270
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.set_portrait(False)
wb.save(doc(N)); save(N,"UM","student housing by-the-bed unit mix .xls export, blank spacer columns",True,K,rows,tots); print(N,len(rows),v)
