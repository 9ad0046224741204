# HMS export: everything text, bedroom sections; planted digit_changed
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment
r=random.Random(2314); N=Names(r); n="r23_x4_hms_text_export.xlsx"
wb=Workbook(); w=wb.active; w.title="hms_rr"; R=0
def line(*v,b=False):
    global R; R+=1
    for j,x in enumerate(v,1):
        if x not in("",None): w.cell(R,j,x).font=Font(name="Courier New",size=9,bold=b)
line("HMS for Windows   ver 9.4"); line("Project: 0041 - ELMHURST GARDENS","","","","","Contract: OH12-L000-037"); line("Rent roll by bedroom size","","","","","As of: 01-MAR-2026"); line()
HD=["Apt","Bldg","Family name","Move in","Cert date","Gross Rent","Util Allow","Contract Rent","HAP","Tenant Rent","Excess Util","Tenant Total","Sec Dep","Acct Bal"]
rows=[]; T=[0]*6; vac=tot=0; pl=None; counts=[]
for br,title,nu,cr,ua in [(1,"1 BEDROOM",14,892,58),(2,"2 BEDROOM",22,1064,77),(3,"3 BEDROOM",10,1291,96)]:
    line(title,b=True); line(*HD,b=True); S=[0]*6; v0=0
    for k in range(nu):
        tot+=1; u=f"{'ABC'[k%3]}{br}{k+1:02d}"; bl="ABC"[k%3]
        if (br,k) in((1,9),(2,4),(2,15),(3,6)):
            v0+=1; line(u,bl,"** VACANT **","","",f"{cr+ua}.00",f"{ua}.00","0.00","0.00","0.00","0.00","0.00"); rows.append(row(unit=u,building=bl,section=title,statusText="VACANT",contractRent=0.0,charges=chs([("HAP",0.0),("Tenant Rent",0.0),("Excess Util",0.0)]),totalCharges=None)); continue
        tr=r.randrange(25,470); hp=cr-tr; ex=r.choice([0,0,0,18]); sd=r.choice([50,tr,200]); ab=r.choice([0,0,0,0,-12,tr,41]); mi=rd(r,(2001,3,1),(2026,1,30)); cd=m1(rd(r,(2025,3,1),(2026,2,28))); nm=N("LF")
        for q,v in enumerate((cr,hp,tr,ex,sd,ab)): S[q]+=v
        php=hp
        if (br,k)==(2,11): php=hp+300 if hp<690 else hp-300; pl=(u,hp,php)
        d=lambda x:x.strftime("%d-%b-%Y").upper()
        line(u,bl,nm,d(mi),d(cd),f"{cr+ua:,}.00",f"{ua}.00",f"{cr:,}.00",f"{php:,}.00",f"{tr}.00",f"{ex}.00",f"{tr+ex}.00",f"{sd}.00",f"{ab}.00" if ab>=0 else f"{-ab}.00-")
        rows.append(row(unit=u,building=bl,section=title,tenantName=nm,statusText="Occupied",moveInDate=mi,contractRent=float(cr),charges=chs([("HAP",float(php)),("Tenant Rent",float(tr)),("Excess Util",float(ex))]),deposit=float(sd),balance=float(ab)))
    m=lambda x:f"{x:,}.00"
    line("",""," Subtotal","","","","",m(S[0]),m(S[1]),m(S[2]),m(S[3]),m(S[2]+S[3]),m(S[4]),m(S[5]) if S[5]>=0 else m(-S[5])+"-",b=True); line("","",f" {nu} apts, {nu-v0} occupied, {v0} vacant"); line()
    vac+=v0
    for q in range(6): T[q]+=S[q]
line("",""," PROJECT TOTAL","","","","",m(T[0]),m(T[1]),m(T[2]),m(T[3]),m(T[2]+T[3]),m(T[4]),m(T[5]) if T[5]>=0 else m(-T[5])+"-",b=True)
line("","",f" {tot} apts, {tot-vac} occupied, {vac} vacant"); line(); line("Waiting list   1BR 27   2BR 64   3BR 40")
for i in range(1,R+1):
    for j in range(6,15): w.cell(i,j).alignment=Alignment(horizontal="right")
for i in(2,3): w.cell(i,6).alignment=Alignment(horizontal="left")
for c,x in zip("ABCDEFGHIJKLMN",[8,6,26,13,13,12,12,15,12,13,13,14,10,10]): w.column_dimensions[c].width=x
w.page_setup.orientation="landscape"; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(n)); print(pl,tot,vac)
put(n,"MULTIFAMILY","HMS export, numbers as text, trailing minus, bedroom sections with repeated header",True,"Elmhurst Gardens","2026-03-01",rows,tot,tot-vac,vac,sheet="hms_rr",planted={"what":f"HAP of apt {pl[0]} is printed {pl[2]}.00 instead of {pl[1]}.00: row's HAP + tenant rent isn't its contract rent, and the HAP subtotal and total hold the right figure","kind":"digit_changed"},totals=dict(contractRent=T[0],hap=T[1],tenantRent=T[2],deposit=T[4],balance=T[5]))
