# Mobile home park, owner's own workbook: lots, park-owned homes, RV; charge columns; PLANTED digit change
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
r=random.Random(404); N=Names(r); FN="04_shady_pines_mhp_owner.xlsx"
wb=openpyxl.Workbook(); n0=wb.active; n0.title="READ ME"
n0["A1"]="Shady Pines MHP - lender package"; n0["A3"]="Rent roll tab = April. Old months hidden. Call Deb with questions, water is billed 1 month behind."
ws=wb.create_sheet("Apr 25")
ws["B1"]="SHADY PINES MOBILE HOME COMMUNITY"; ws["B1"].font=Font(name="Calibri",size=16,bold=True,color="1F4E28")
ws["B2"]="2210 County Rd 14, Lot Rent Roll - April 2025"; ws["B2"].font=Font(italic=True)
ws["H4"]="<--- monthly billing --->"; ws.merge_cells("H4:M4"); ws["H4"].alignment=Alignment(horizontal="center")
hd=["Lot #","Home","TOH / POH","Resident","Since","Lot rent","Home rent","Water/Swr","Trash","Pet","Storage","TOTAL DUE","Paid thru","Owes","Dep. held","Remarks"]
fill=PatternFill("solid",fgColor="C6E0B4"); th=Side(style="thin",color="888888")
for j,h in enumerate(hd,2):
    c=ws.cell(5,j,h); c.font=Font(bold=True,size=10); c.fill=fill; c.border=Border(bottom=th,top=th); c.alignment=Alignment(wrap_text=True,horizontal="center")
ws.cell(4,8).value=None; ws.unmerge_cells("H4:M4"); ws["G4"]="<--- monthly billing --->"; ws.merge_cells("G4:L4"); ws["G4"].alignment=Alignment(horizontal="center")
rows=[]; R=6; T={k:0 for k in("lot","home","wat","tr","pet","sto","tot","owes","dep")}
lots=[str(i) for i in range(1,45) if i!=13]; occ=vac=0
lots.insert(20,"21A")
poh={"4","9","17","22","30","38"}; vacant={"6","19","33","41"}; vph={"17"}
bad="28"; planted=None
for l in lots:
    v=[l]
    home=r.choice(["SW 14x70","SW 16x76","DW 28x52","DW 24x48","SW 14x66"])
    if l in vacant:
        v+=["-","","VACANT LOT","",425]; vac+=1
        vals=v+[None]*6+[None]*3+[r.choice(["","pad needs elec pedestal"])]
        t=dict(unit=l,statusText="VACANT LOT",marketRent=None,contractRent=None)
        # lot rent is not printed for vacant lots
        vals[5]=None
    elif l in vph:
        vac+=1; vals=[l,home,"POH","vacant - POH being rehabbed","",None]+[None]*6+[None]*3+["ready June?"]
        t=dict(unit=l,unitType=home,statusText="vacant - POH being rehabbed")
    elif l=="44":
        occ+=1; nm="Onsite mgr - "+N(); vals=[l,home,"POH",nm,"Aug 2019",0,0,0,0,0,0,0,"n/a",0,0,"free lot & home = part of wages"]
        t=dict(unit=l,unitType=home,tenantName=nm,moveInDate="Aug 2019",contractRent=0,totalCharges=0,deposit=0,balance=0,charges=[dict(code=c,amount=0) for c in ("Lot rent","Home rent","Water/Swr","Trash","Pet","Storage")])
    else:
        occ+=1; lr=r.choice([425,425,425,410,395]); hr=r.choice([475,525,550]) if l in poh else 0; wa=round(r.uniform(24,71),2); pe=r.choice([0,0,0,15]); so=r.choice([0,0,0,0,40]); tot=round(lr+hr+wa+18+pe+so,2)
        ow=0 if r.random()<.72 else r.choice([tot,round(tot*2,2),50,-25,127.33]); dp=r.choice([0,300,425,425]); nm=N("L,F" if r.random()<.1 else "FL")
        si=D(r.randint(2003,2025),r.randint(1,3) ,1) if r.random()<.4 else D(r.randint(2006,2024),r.randint(1,12),1); sit=si.strftime("%b %Y"); rem=r.choice(["","","","","","title in dispute","late fee waived","Sec 8 pays 380","3-day notice posted 4/8"] )
        if l==bad: lr=425; hr=0; tot=round(lr+hr+wa+18+pe+so,2); ow=0; dp=425
        for k,x in zip(T,(lr,hr,wa,18,pe,so,tot,ow,dp)): T[k]+=x
        lp=lr
        if l==bad: lp=452; planted=dict(what=f"lot {l}: Lot rent printed 452 where the row total and the column total were made with 425",kind="digit_changed")
        vals=[l,home,"POH" if l in poh else "TOH",nm,sit,lp,hr or None,wa,18,pe or None,so or None,tot,"3/31" if ow>0 else "4/30",ow,dp,rem]
        ch=[("Lot rent",lp),("Home rent",hr),("Water/Swr",wa),("Trash",18),("Pet",pe),("Storage",so)]
        t=dict(unit=l,unitType=home,tenantName=nm,moveInDate=sit,contractRent=lp,totalCharges=tot,balance=ow,deposit=dp,charges=[dict(code=c,amount=a) for c,a in ch if a],statusText="Occupied")
    rows.append(t)
    for j,x in enumerate(vals,2):
        c=ws.cell(R,j,x if x!="" else None); c.font=Font(size=10); c.border=Border(bottom=Side(style="hair"))
        if 7<=j<=13 or j in(15,16): c.number_format='"$"#,##0.00'
        if "VACANT" in str(vals[3]).upper(): c.fill=PatternFill("solid",fgColor="FFF2CC")
    R+=1
    if l=="21A": R+=1
R+=1; ws.cell(R,5,"TOTALS").font=Font(bold=True)
for k,j in zip(T,(7,8,9,10,11,12,13,15,16)):
    c=ws.cell(R,j,round(T[k],2)); c.font=Font(bold=True); c.number_format='"$"#,##0.00'; c.border=Border(top=Side(style="double"))
ws.cell(R+2,2,f"Lots: {len(lots)}"); ws.cell(R+3,2,f"Rented: {occ} (incl. manager)"); ws.cell(R+4,2,f"Empty: {vac}  (1 is a park home w/o tenant)")
ws.cell(R+5,2,"No lot 13.  TOH = tenant owned home, POH = park owned home.")
for col,w in zip("ABCDEFGHIJKLMNOPQ",(2,7,11,10,30,10,13,12,12,11,10,10,13,10,12,13,30)): ws.column_dimensions[col].width=w
o=wb.create_sheet("Mar 25"); o.sheet_state="hidden"; o["B1"]="SHADY PINES - March (see paper file)"
e=wb.create_sheet("Water reads"); e.append(["Lot","Mar read","Apr read"])
for l in lots[:30]: a=r.randint(40000,90000); e.append([l,a,a+r.randint(900,5200)])
ws.freeze_panes="C6"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=1; wb.save(doc(FN))
save(FN,rows,"Shady Pines Mobile Home Community","2025-04",len(lots),occ,vac,"MANUFACTURED_HOUSING","d-owner","owner's park workbook, lot/home rent and utility columns, remarks, other tabs",True,sheet="Apr 25",planted=planted)
