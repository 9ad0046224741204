# Australia: shopping centre tenancy mix by category, groups with subtotals, sqm, (xlsx, xlsxwriter)
import random, xlsxwriter
from lib import *
R=random.Random(572)
G=[("Majors",[("Supermarket - full line",1,0,(3850,4150),412),("Supermarket - limited range",1,0,(1620,1720),338),("Discount department store",1,0,(6100,6500),232)]),
("Mini-majors",[("Chemist / health & beauty",1,0,(620,700),560),("Variety",2,1,(480,720),405),("Sports & outdoor",1,0,(690,780),440)]),
("Specialties",[("Apparel",11,2,(75,165),1020),("Footwear",3,0,(80,140),985),("Jewellery",3,0,(45,70),2110),("Food retail",7,0,(55,180),1190),("Food catering",14,1,(40,95),1640),("General retail",8,1,(60,150),960),("Homewares",3,1,(110,240),690),("Leisure",2,0,(120,210),720),("Mobile phones",5,0,(55,95),1850),("Retail services",9,1,(40,90),1120)]),
("Non-retail",[("Banking & financial",3,0,(110,190),1080),("Medical & dental",4,0,(120,320),585),("Travel agency",1,0,(60,75),1230),("Commercial suites (Level 1)",6,2,(85,260),340)]),
("Ancillary",[("Kiosks",6,1,(9,18),7400),("ATMs",3,0,(3,4),9800),("Storage",5,2,(18,60),180)])]
FN="Tuggerah Rise Tenancy Mix Sep-25.xlsx"; wb=xlsxwriter.Workbook(D+FN); ws=wb.add_worksheet("Tenancy Mix")
F=lambda **k: wb.add_format({"font_name":"Segoe UI","font_size":9,**k})
ws.write(0,1,"TUGGERAH RISE SHOPPING CENTRE",F(bold=1,font_size=13,font_color="#0B5394")); ws.write(1,1,"Tenancy mix by category - September quarter 2025",F(font_size=10)); ws.write(2,1,"Gross rent includes outgoings, excludes GST",F(italic=1,font_size=8))
HD=["Category","No. of Tenancies","Trading","Vacant","GLA (m²)","% of GLA","Avg Size (m²)","Gross Rent p.a. ($)","Gross Rent ($/m²)","% of Income"]
K=["units","occupied","vacant","total_sf","other:% of GLA","sf","actual_total","actual_sf","other:% of Income"]
h=F(bold=1,bg_color="#CFE2F3",border=1,text_wrap=1,align="center",valign="vcenter")
for j,t in enumerate(HD): ws.write(4,1+j,t,h)
ws.set_row(4,38)
data=[]
for g,L in G:
    rs=[]
    for nm,k,v,(a,b),rate in L:
        ar=[R.randint(a,b) for _ in range(k)]; let=sum(ar[v:]); rent=int(round(let*rate*R.uniform(.95,1.05)/10)*10)
        rs.append([nm,k,k-v,v,sum(ar),let,rent])
    data.append((g,rs))
al=[r for g,rs in data for r in rs]; tg=sum(r[4] for r in al); ti=sum(r[6] for r in al)
def vals(k,o,v,area,let,rent): return [k,o,v,area,area/tg,area/k,rent,rent/let,rent/ti]
nfs=['#,##0','#,##0','#,##0;-#,##0;0','#,##0','0.0%','#,##0.0','#,##0','#,##0','0.0%']
def printed(v): return [v[0],v[1],v[2],v[3],hu(v[4]*100,1),hu(v[5],1),v[6],hu(v[7]),hu(v[8]*100,1)]
r=5; T=[];TT=[]
def put(r,lab,v,**k):
    ws.write(r,1,lab,F(left=1,right=1,**k))
    for j,x in enumerate(v): ws.write_number(r,2+j,x,F(num_format=nfs[j],right=1,**k))
for g,rs in data:
    ws.merge_range(r,1,r,10,g,F(bold=1,italic=1,border=1,bg_color="#EFEFEF")); r+=1
    for x in rs:
        v=vals(*x[1:]); put(r,x[0],v,indent=0); T.append({"type":x[0],**dict(zip(K,printed(v)))}); r+=1
    s=[sum(x[i] for x in rs) for i in range(1,7)]; v=vals(*s); put(r,"Sub-total "+g,v,bold=1,top=1); TT.append({"label":"Sub-total "+g,**dict(zip(K,printed(v)))}); r+=1
s=[sum(x[i] for x in al) for i in range(1,7)]; v=vals(*s); put(r,"Centre Total",v,bold=1,top=2,bottom=2,bg_color="#CFE2F3"); TT.append({"label":"Centre Total",**dict(zip(K,printed(v)))})
ws.write(r+2,1,"Rate per m² is on trading area (vacant shops excluded). Occupancy by number of tenancies.",F(italic=1,font_size=8))
ws.set_column(0,0,2); ws.set_column(1,1,29); ws.set_column(2,10,11); ws.set_column(8,8,13); ws.hide_gridlines(2); ws.set_paper(9); ws.set_landscape(); ws.fit_to_pages(1,1)
wb.close()
save(FN,"UM","Australian shopping centre tenancy mix by category with group subtotals, sqm, gross rent pa",False,K,T,TT)
