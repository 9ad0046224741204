# Maryland marina slip roll: dock heading rows, vessel/LOA columns, seasonal contracts, spacer columns
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
N="marina_slip_roll_heron_cove.xlsx";r=random.Random(909);D=dt.date
wb=Workbook();ws=wb.active;ws.title="Slips"
ws.merge_cells("B2:P2");ws["B2"]="Heron Cove Marina & Boatyard";ws.row_dimensions[5].height=18;ws.row_dimensions[6].height=18;ws["B2"].font=Font(name="Georgia",size=16,bold=True);ws.merge_cells("B3:P3");ws["B3"]="Slip Licence Roll - August 31, 2025 - Tilghman Neck, Maryland";ws["B3"].font=Font(name="Georgia",italic=True)
H1={"B":"Slip","C":"Class","D":"Licensee","E":"Vessel / LOA","F":"Contract","G":"Licence term","I":"Monthly charges","N":"Deposit","O":"Past due"}
H2={"G":"From","H":"To","I":"Slip fee","J":"Electric","K":"Liveaboard","L":"Pump-out","M":"Total"}
for k,v in H1.items():ws[k+"5"]=v
for k,v in H2.items():ws[k+"6"]=v
ws.merge_cells("G5:H5");ws.merge_cells("I5:M5")
for k in "BCDEFNO":ws.merge_cells(f"{k}5:{k}6")
for k in "BCDEFGHIJKLMNO":
    for i in "56":
        c=ws[k+i];c.font=Font(name="Georgia",bold=True,size=9);c.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True);c.border=Border(bottom=Side("medium" if i=="6" else "hair"))
B=["Second Wind","Reel Therapy","Tide & True","Knot Working","Osprey's Rest","Blue Crab","Patience","Windlass","Lady Marlowe","Fair Enough","Salt Ledger","Gone Ketchin'","Meridian","Tern Around","Halcyon"]
q=7;rows=[];TT=[0]*7;n=o=0
for dk,kd,ln,fee,cnt in [("A DOCK","30 ft fixed",30,285,16),("B DOCK","35 ft fixed",35,355,16),("C DOCK","40 ft floating",40,495,18),("D DOCK","50 ft floating",50,690,12),("T-HEADS","70 ft side-tie",70,1150,3)]:
    ws.cell(q,2,dk).font=Font(name="Georgia",bold=True,color="0B5394");q+=1;st=[0]*7;k0=n
    for i in range(cnt):
        u=(dk[0]+f"-{i+1:02d}") if dk!="T-HEADS" else f"TH-{'ABC'[i]}";n+=1
        x=r.random();ws.cell(q,2,u);ws.cell(q,3,kd);row=dict(unit=u,unitType=kd,section=dk)
        if x<.14:
            ws.cell(q,4,"open");row["statusText"]="open"
        else:
            o+=1;f,l=who(r);ct=r.choices(["Annual","Seasonal","Liveaboard"],[6,4,1])[0];nm=f"{f} {l}"
            s=D(2025,1,1) if ct!="Seasonal" else D(2025,4,15);e=D(2025,12,31) if ct!="Seasonal" else D(2025,10,31)
            sf=fee+(60 if ct=="Seasonal" else 0);el=r.choice([0,35,55]);lv=175 if ct=="Liveaboard" else 0;pu=r.choice([0,0,20]);t=sf+el+lv+pu;dp=r.choice([0,250,500]);pd=r.choice([0]*7+[t])
            vals=[nm,f"{r.choice(B)} / {ln-r.randint(1,7)}'",ct,s,e,sf,el or None,lv or None,pu or None,t,dp,pd or None]
            for j,v in enumerate(vals,4):
                c=ws.cell(q,j,v)
                if j in(7,8):c.number_format="mmm d, yyyy"
                elif j>8:c.number_format='#,##0.00'
            for j,v in enumerate([sf,el,lv,pu,t,dp,pd]):st[j]+=v
            row.update(tenantName=nm,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=sf,totalCharges=t,deposit=dp,balance=pd or None,
              charges=[{"code":c,"amount":v} for c,v in [("Slip fee",sf),("Electric",el),("Liveaboard",lv),("Pump-out",pu)] if v])
        rows.append(row);q+=1
    ws.cell(q,4,f"{dk.title()} - {n-k0} slips")
    for j,v in enumerate(st,9):c=ws.cell(q,j,v);c.number_format='#,##0.00';c.border=Border(top=Side("thin"))
    for j in range(2,16):ws.cell(q,j).font=Font(name="Georgia",italic=True,bold=True,size=10)
    TT=[a+b for a,b in zip(TT,st)];q+=2
ws.cell(q,4,"MARINA TOTAL")
for j,v in enumerate(TT,9):ws.cell(q,j,v).number_format='$#,##0.00'
for j in range(2,16):ws.cell(q,j).font=Font(name="Georgia",bold=True);ws.cell(q,j).border=Border(top=Side("thin"),bottom=Side("double"))
q+=2
for l in [f"Slips: {n}     Licensed: {o}     Open: {n-o}","Winter dry storage, fuel dock and transient nights are billed separately and do not appear on this roll.","Seasonal licences run April 15 to October 31 and are shown at the monthly equivalent."]:
    ws.cell(q,2,l).font=Font(name="Georgia",size=9);q+=1
for k,w in zip("ABCDEFGHIJKLMNO",[2,8,15,24,26,12,13,13,13,12,12,11,13,13,12]):ws.column_dimensions[k].width=w
ws.page_setup.orientation="landscape";ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
wb.save(path(N))
save(N,"OTHER","Marina slip licences, dock headings and subtotals, merged two-tier header, blank first column",False,dict(propertyName="Heron Cove Marina & Boatyard",asOnDate="2025-08-31",units=n,occupied=o,vacant=n-o,printedTotals=dict(contractRent=TT[0],totalCharges=TT[4],deposit=TT[5],balance=TT[6]),rows=rows))
