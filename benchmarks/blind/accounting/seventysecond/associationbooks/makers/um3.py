# Small landlord, Ontario: unit mix of several little buildings, .xls (xlwt)
from common import *
import xlwt
P=[("114 Dalhousie St, Peterborough (triplex)",[("Bsmt 1 bdrm",1,1,1,1,540,1185,1375),("2 bdrm main/upper",2,1,2,2,815,1462.5,1725)]),
("27-29 Rink St (fourplex)",[("2 bdrm",2,1,4,3,780,1390,1700)]),
("803 Armour Rd (11-plex, built 1968)",[("Bachelor",0,1,2,2,385,912.5,1150),("1 bdrm",1,1,5,5,560,1124.8,1450),("2 bdrm",2,1,4,3,745,1310,1725)]),
("61 Hunter St W - apts over stores",[("1 bdrm",1,1,3,3,610,1240,1500),("2 bdrm + den",2,1.5,1,1,1020,1695,1950),("Loft",1,1,1,0,880,None,1800)]),
("Chemong Rd townhouses (row of 8)",[("3 bdrm end",3,1.5,2,2,1180,1885,2250),("3 bdrm interior",3,1.5,6,6,1120,1742.5,2175)]),
("340 Brock St (converted church, 2011)",[("1 bdrm",1,1,4,4,655,1515,1625),("1 bdrm + loft",1,1.5,2,2,905,1780,1900),("2 bdrm",2,2,2,1,1010,1850,2050)]),
("9 Cottage Lane, Bridgenorth",[("House 3 bdrm",3,2,1,1,1360,2150,2400),("Garage apt",1,1,1,1,470,1050,1250)])]
wb=xlwt.Workbook();ws=wb.add_sheet("Unit mix");E=xlwt.easyxf
h=E('font: name Tahoma, bold on, height 180; align: wrap on, horiz center, vert center; borders: bottom medium; pattern: pattern solid, fore_colour ivory')
tx=E('font: name Tahoma, height 180');b=E('font: name Tahoma, height 180, bold on');ti=E('font: name Tahoma, height 260, bold on');sec=E('font: name Tahoma, height 180, bold on, colour dark_blue, underline on')
n=lambda f,bold=False:E('font: name Tahoma, height 180'+(', bold on' if bold else '')+('; borders: top thin' if bold else ''),num_format_str=f)
ws.write(0,0,"MARTIN & ROSALIND KOWALCHUK - RENTAL HOLDINGS",ti);ws.write(1,0,"Unit mix for Kawartha Credit Union renewal, at 1 March 2025. Rents incl. heat & water except townhouses.",tx)
H=["Building / suite type","Bdrms","Baths","# suites","Rented","Empty","Avg sq ft","Avg actual rent","Total actual rent /mo","Market rent","Total market /mo","Gap to market /mo"]
keys=["beds","baths","units","occupied","vacant","sf","actual","actual_total","market","market_total","other:Gap to market /mo"]
for i,x in enumerate(H): ws.write(3,i,x,h)
ws.row(3).height_mismatch=True;ws.row(3).height=760
F=['0','0.0','0','0','0','#,##0','#,##0.00','#,##0.00','#,##0.00','#,##0.00','#,##0.00;(#,##0.00)']
st=[n(x) for x in F];sb=[n(x,True) for x in F]
r=4;rows=[];tot=[];G=[0]*6
def put(r,lab,v,bold=False):
    ws.write(r,0,lab,E('font: name Tahoma, height 180, bold on; borders: top thin') if bold else tx)
    for i,x in enumerate(v):
        if x is not None: ws.write(r,1+i,x,(sb if bold else st)[i])
        elif bold: ws.write(r,1+i,"",sb[i])
for p,L in P:
    ws.write(r,0,p,sec);r+=1;T=[0]*6
    for t,bd,ba,u,o,sf,a,mk in L:
        at=round((a or 0)*o,2);v=[bd,ba,u,o,u-o,sf,a,at if a else None,mk,float(mk*u),round(mk*u-at,2)]
        put(r,"   "+t,v);r+=1;rows.append({"type":t,**dict(zip(keys,v))})
        for i,x in enumerate((u,o,sf*u,at,mk*u)):T[i]+=x;G[i]+=x
    if len(L)>1:
        v=[None,None,T[0],T[1],T[0]-T[1],None,None,round(T[3],2),None,T[4],round(T[4]-T[3],2)];put(r,"   subtotal",v,True);tot.append({"label":"subtotal",**dict(zip(keys,v))});r+=1
    r+=1
v=[None,None,G[0],G[1],G[0]-G[1],round(G[2]/G[0]),round(G[3]/G[1],2),round(G[3],2),round(G[4]/G[0],2),G[4],round(G[4]-G[3],2)]
put(r,"ALL BUILDINGS",v,True);tot.append({"label":"ALL BUILDINGS",**dict(zip(keys,v))})
ws.write(r+2,0,"Gap = market for every suite less actual rent collected (empty suites count in full).",tx);ws.write(r+3,0,"Sitting tenants limited to the 2.5% provincial guideline for 2025.",tx)
for i,w in enumerate([38,8,8,9,9,8,9,12,14,12,14,14]): ws.col(i).width=w*256
ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
name="kowalchuk unit mix mar 2025.xls";wb.save(doc(name));print(len(rows),v)
save(name,"UM","Small landlord in Ontario, .xls by hand, section a building, subtotals, gap to market",False,keys,rows,tot)
