from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(1608);N="r16_08_flex_park_sap.xlsx"
wb=Workbook();w=wb.active;w.title="RECN_OVERVIEW"
w.append(["Dynamic List Display"]);w.append([]);w.append([None,"Company Code","4100","Thornapple Flex Partners II"]);w.append([None,"Key Date","30.09.2026"]);w.append([])
H=["BE","Bldg","RO","Rental Obj. Name","Usage","Area","Meas.","Contract","BP Name","Cont.Start","1st End","Cond. 10 Base Rent","Cond. 20 OpEx Adv.","Cond. 30 Tax Adv.","Total Cond.","Crcy"]
w.append(H)
for c in w[6]:c.font=Font(bold=True,name="Arial",size=9);c.fill=PatternFill("solid",fgColor="DCE6F1");c.alignment=Alignment(wrap_text=True,vertical="top")
nm=iter("Cryovale Instruments|Petrel Packaging|Amberline HVAC|Socket & Stone Electrical|Marlowe Prosthetics|Rapid Crate Movers|Tern Biologics|Ostrava Tile Import|Fulcrum Gymnastics|Blue Mesa Cabinetry|Junction Print|Osprey Drone Works|Keel Marine Supply|Helio Solar Install|Verdant Hydroponics|Paragon Fire Safety|Sprocket Cycle Wholesale|Nettle Labs".split("|"))
T=[];g=[0]*5;nv=0
eu=lambda d:d.strftime("%d.%m.%Y")
for b,name,cnt in (("01","Bldg A - 200 Thornapple",7),("02","Bldg B - 240 Thornapple",8),("03","Bldg C - 280 Thornapple",6)):
    s=[0]*5
    for k in range(1,cnt+1):
        a=r.randint(2200,9800)//10*10;u=f"{b}-{100+k*10}";us=r.choice(["Flex","Flex","Warehouse","Lab/R&D"])
        row=dict(unit=u,building=b,unitType=us,area=a)
        if (b,k) in(("01",4),("02",2),("03",6)):
            w.append(["7700",b,u,name,us,a,"FT2",None,"*Vacancy*",None,None,None,None,None,None,None]);row["statusText"]="*Vacancy*";nv+=1;s[0]+=a
        else:
            n=next(nm);st=D(r.randint(2018,2026),r.randint(1,9),1);e=eom(addm(st,r.choice([36,60,84])-1))
            while e<D(2026,9,30):e=eom(addm(e,36))
            v=[round(a*p/12,2) for p in(r.choice([12.5,13.75,15.2,18]),3.1,1.85)];t=round(sum(v),2)
            w.append(["7700",b,u,name,us,a,"FT2",str(r.randint(100200,100999)),n,eu(st),eu(e),*v,t,"USD"])
            row.update(statusText="Occupied",tenantName=n,leaseStartDate=st,leaseEndDate=e,contractRent=v[0],charges=[dict(code=c,amount=x) for c,x in zip(H[11:14],v)],totalCharges=t)
            for j,x in enumerate([a,*v,t]):s[j]+=x
        T.append(row)
    w.append([None,b,"*",None,None,s[0],"FT2"]+[None]*4+[round(x,2) for x in s[1:]]+["USD"])
    for c in w[w.max_row]:c.fill=PatternFill("solid",fgColor="FFF2CC")
    g=[p+q for p,q in zip(g,s)]
w.append(["7700",None,"**",None,None,g[0],"FT2"]+[None]*4+[round(x,2) for x in g[1:]]+["USD"])
for c in w[w.max_row]:c.fill=PatternFill("solid",fgColor="FFE699")
for rw in w.iter_rows(min_row=7):
    for c in rw[11:15]:c.number_format="#,##0.00"
    rw[5].number_format="#,##0"
for i,x in enumerate([6,6,9,25,11,9,7,10,26,11,11,13,13,13,13,6]):w.column_dimensions["ABCDEFGHIJKLMNOP"[i]].width=x
w.page_setup.orientation="landscape";w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f"{B}/documents/{N}")
save(N,dict(propertyName=None,asOnDate="2026-09-30",units=len(T),occupied=len(T)-nv,vacant=nv,sheet=None,rows=T,printedTotals=dict(area=g[0],contractRent=round(g[1],2),totalCharges=round(g[4],2))),"INDUSTRIAL","SAP RE-FX list export, star subtotals, dotted dates as text, conditions as columns")
