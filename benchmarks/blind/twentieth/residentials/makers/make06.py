# MRI commercial-style rent roll with future increases, retail/office podium of a tower, fixed pitch
from common import *
from reportlab.pdfgen import canvas
r=R(2606); W,H=792,612; fn="MRI_CMROLL_Meridian_Podium.pdf"; c=canvas.Canvas(f"{B}/documents/{fn}",pagesize=(W,H)); rows=[]
S=[("2200","C-101","Bluebird Provisions LLC",4210,date(2019,4,1),date(2029,3,31),16840.00,5894.00,0.0,[("RNT",date(2026,4,1),17345.2),("RNT",date(2027,4,1),17865.56),("RNT",date(2028,4,1),18401.52)]),
("2200","C-102","Tansy & Thread, Inc.",1875,date(2022,9,15),date(2027,9,30),8593.75,2625.00,150.0,[("RNT",date(2026,10,1),8851.56)]),
("2200","C-103",None,2260,None,None,0,0,0,[]),
("2200","C-104","Corner Molar Dental PC",2640,date(2021,1,1),date(2030,12,31),10780.00,3696.00,0.0,[("RNT",date(2026,1,1),11103.4),("RNT",date(2027,1,1),11436.5),("CAM",date(2026,1,1),3806.88)]),
("2200","C-105A","ParcelNook Lockers",310,date(2023,6,1),None,1250.00,0.0,0.0,[]),
("2200","C-106","Osteria Vellano",5120,date(2018,11,1),date(2033,10,31),21333.33,7168.00,425.0,[("RNT",date(2028,11,1),23466.67)]),
("2210","O-201","Ketterman Wealth Advisors",6400,date(2020,7,1),date(2026,6,30),18133.33,0.0,960.0,[]),
("2210","O-202","Brightline Pediatric Therapy",3955,date(2024,2,1),date(2031,1,31),11206.00,0.0,0.0,[("RNT",date(2026,2,1),11542.18),("RNT",date(2027,2,1),11888.44)]),
("2210","O-203",None,2890,None,None,0,0,0,[]),
("2210","O-204","Larkin Survey Group",1720,date(2025,3,1),date(2028,2,29),4730.00,0.0,180.0,[("RNT",date(2026,3,1),4871.9),("RNT",date(2027,3,1),5018.06)]),
("2210","O-210","Tower Leasing Office",1450,None,None,0,0,0,[])]
pg=0
def L(s,b=False):
    global y
    c.setFont("Courier-Bold" if b else "Courier",7.2); c.drawString(26,y,s); y-=9
def head():
    global y,pg
    pg+=1; y=H-30
    L(f"Database: MERIDIAN{'':42}Rent Roll{'':50}Page: {pg:>8}",True); L(f"Report Id: CMROLL{'':38}Meridian Residences - Podium{'':34}Date: 9/30/2025"); L(f"{'':60}9/30/2025{'':53}Time:   06:41 PM"); y-=6
    L(f"{'':83}{'Annual':>9}{'Monthly':>10}{'Monthly':>10}  {'-------- Future Rent Increases --------':<40}",True)
    L(f"{'Bldg Id-Suit Id':<16}{'Occupant Name':<28}{'Rent':>10}{'':2}{'Expiration':<10}{'GLA':>7}{'Monthly':>10}{'Rate':>9}{'Cost':>10}{'Other':>10}  {'Cat':<5}{'Date':<11}{'Monthly':>10}{'PSF':>8}",True)
    L(f"{'':44}{'Start':>10}{'':12}{'Sqft':>7}{'Base Rent':>10}{'PSF':>9}{'Recovery':>10}{'Income':>10}  {'':16}{'Amount':>10}",True)
    L("-"*146); y-=2
d=lambda x:f"{x.month}/{x.day}/{x.year}" if x else ""
head(); G=[0]*5
def summ(lbl,v):
    global y
    y-=3
    occ,vac=v
    L(f"{lbl:<16}{'Occupied Sqft:':<20}{occ[0]/(occ[0]+vac[0])*100:6.2f}% {occ[1]:>4} Units {'':11}{occ[0]:>7,}{occ[2]:>10,.2f}{'':9}{occ[3]:>10,.2f}{occ[4]:>10,.2f}",True)
    L(f"{'':16}{'Leased/Unoccupied:':<20}{0:6.2f}% {0:>4} Units {'':11}{0:>7}"); L(f"{'':16}{'Vacant Sqft:':<20}{vac[0]/(occ[0]+vac[0])*100:6.2f}% {vac[1]:>4} Units {'':11}{vac[0]:>7,}")
    L(f"{'':16}{'Total Sqft:':<20}{'':7} {occ[1]+vac[1]:>4} Units {'':11}{occ[0]+vac[0]:>7,}{occ[2]:>10,.2f}"); y-=6
bn={"2200":"Podium Retail","2210":"Podium Office"}; gv=([0]*5,[0]*5)
for b in bn:
    L(f"Building: {b}  {bn[b]}",True); y-=2
    o=[0]*5; v=[0]*5
    for q in ([x for x in S if x[0]==b and not(x[2] is None or "Leasing" in x[2])],[x for x in S if x[0]==b and x[2] is None],[x for x in S if x[0]==b and x[2] and "Leasing" in x[2]]):
        if not q: continue
        vacq=q[0][2] is None; mod="Leasing" in (q[0][2] or "")
        if vacq or mod: L("Vacant Suites" if vacq else "Non-Revenue / Management Suites (included in occupied)",True)
        for _,su,nm,sf,s,e,mr,rec,oth,st in q:
            if y<60: c.showPage(); head()
            if vacq: L(f"{b+'-'+su:<16}{'Vacant':<28}{'':22}{sf:>7,}")
            else:
                L(f"{b+'-'+su:<16}{nm:<28}{d(s):>10}  {d(e):<10}{sf:>7,}"+(f"{mr:>10,.2f}{mr*12/sf:>9.2f}{rec:>10,.2f}{oth:>10,.2f}" if not mod else f"{0:>10.2f}{0:>9.2f}{0:>10.2f}{0:>10.2f}")+(f"  {st[0][0]:<5}{d(st[0][1]):<11}{st[0][2]:>10,.2f}{st[0][2]*12/sf:>8.2f}" if st else ""))
                for k in st[1:]: L(f"{'':104}{'':2}"[:106]+f"{k[0]:<5}{d(k[1]):<11}{k[2]:>10,.2f}{k[2]*12/sf:>8.2f}" if 0 else " "*114+f"{k[0]:<5}{d(k[1]):<11}{k[2]:>10,.2f}{k[2]*12/sf:>8.2f}")
                if not st: pass
            y-=3
            rows.append(dict(unit=f"{b}-{su}",building=f"{b}  {bn[b]}",tenantName=nm,area=sf,statusText="Vacant" if vacq else "Occupied",section=None,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=None if vacq else mr,
              charges=None if vacq or mod else [{"code":"Cost Recovery","amount":rec},{"code":"Other Income","amount":oth}],rentSteps=[{"date":iso(k[1]),"amount":k[2]} for k in st if k[0]=="RNT"]))
            t=v if vacq else o
            for i,z in enumerate((sf,1,mr,rec,oth)): t[i]+=z
    summ(f"Total {b}:",(o,v)); gv=([x+z for x,z in zip(gv[0],o)],[x+z for x,z in zip(gv[1],v)])
    if b=="2200": c.showPage(); head()
L("="*146); summ("Grand Total:",gv); c.save()
save(fn,"MIXED_USE","MRI CMROLL fixed-pitch with future increases","Meridian Residences - Podium","2025-09-30",11,gv[0][1],gv[1][1],rows,hard=True,totals={"area":gv[0][0]+gv[1][0],"contractRent":round(gv[0][2],2),"recovery":gv[0][3],"other":gv[0][4]})
