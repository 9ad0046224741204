# manufactured-home parks arrears sheet kept in Excel, printed by LibreOffice; PLANTED row dropped
import random, json, subprocess, os
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(2303)
NAME="MHP_arrears_Cottonwood_Sagebrush"
M=["other:Lot Rent","deposit","current","b1_30","b31_60","b61_90","b90","total"]
parks=[("COTTONWOOD ESTATES MHP - 61 sites",415,["2","5","9","14","17","18","23","26","31","33","38","44","47","52","59"]),("SAGEBRUSH VILLAGE - 34 sites",375,["A-3","A-7","A-11","B-2","B-4","B-9","C-1","C-6","C-8","D-5"])]
nm=["Abernathy, Jo","Castaneda, Luis & Marta","Dowd, Patrick","Eubanks, Tina","Fuentes, R.","Gillespie, Wade","Holloway (Estate of)","Ibarra, Jesus","Jarvis, Connie","Kettering, Paul","Lujan, Bernice","Maddox, Dale","Nez, Harrison","Orozco, Elvira","Pettit, Sam","Quintana, Joe","Rasmussen, Kay","Salcido, Ruben","Tafoya, Denise","Upshaw, Carl","Vigil, Andrea","Wainwright, Bud","Yazzie, Lorena","Zuniga, Hector","Brandt, Merle"]
wb=Workbook();ws=wb.active;ws.title="Arrears 3-31-25"
F=lambda **k:Font(name="Liberation Sans Narrow",size=k.pop("size",9),**k)
ws["A1"]="TENANT ARREARS - MANUFACTURED HOME PARKS IN RECEIVERSHIP";ws["A1"].font=F(size=13,bold=True)
ws["A2"]="As of March 31, 2025 (rent due on the 1st; amounts before April billing)";ws["A2"].font=F()
th=Side(style="thin",color="808080");hd=PatternFill("solid",fgColor="E2D9C8")
ws.merge_cells("A4:A5");ws.merge_cells("B4:B5");ws.merge_cells("C4:C5");ws.merge_cells("D4:D5");ws.merge_cells("E4:E5");ws.merge_cells("F4:F5");ws.merge_cells("G4:J4");ws.merge_cells("K4:K5");ws.merge_cells("L4:L5")
for a,t in dict(A4="Space",B4="Resident",C4="Status",D4="Lot Rent",E4="Deposit",F4="Current",G4="Days Past Due",G5="1-30",H5="31-60",I5="61-90",J5="Over 90",K4="Total Due",L4="Receiver's note").items(): ws[a]=t
for r in(4,5):
    for q in range(1,13):
        c=ws.cell(r,q);c.font=F(bold=True);c.fill=hd;c.border=Border(top=th,bottom=th,left=th,right=th);c.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True)
NF='#,##0.00;-#,##0.00'
r=6;rows=[];tots=[];g=[0]*8;k=0;what=None
def put(v,bold=False,blank=True):
    for i,x in enumerate(v):
        c=ws.cell(r,4+i)
        if x or not blank: c.value=x/100
        c.number_format=NF;c.font=F(bold=bold)
def box():
    for q in range(1,13): ws.cell(r,q).border=Border(top=th,bottom=th,left=th,right=th)
for pn,rent,sp in parks:
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=12); ws.cell(r,1,pn).font=F(bold=True); box(); r+=1; t=[0]*8
    for s in sp:
        n=nm[k];k+=1; lr=(rent+R.choice([0,0,0,15,25,-20]))*100; st=R.choice(["In place","In place","In place","Notice","Eviction","Vacated"])
        note=""; ut=R.randint(2500,7000)
        if st=="Eviction": v=[lr+ut,lr,lr,R.choice([lr,lr-10000]),R.choice([0,lr*2,lr*3+4500])]; note=R.choice(["Writ issued 3/19","Hearing 4/22","Answer filed"])
        elif st=="Vacated": v=[0,0,R.randint(100,400)*100,lr,R.choice([0,lr])]; note="Home removed" if R.random()<.5 else "Abandoned home, title search"
        elif st=="Notice": v=[lr,R.randint(80,400)*100,0,0,0]
        else:
            v=[R.choice([lr,ut,lr+ut]),R.choice([0,ut-300,R.randint(50,300)*100]),R.choice([0,0,5000]),0,0]
            if R.random()<.12: v=[0,-R.randint(40,300)*100,0,0,0]; note="Overpaid - apply to April"
        dep=R.choice([0,30000,30000,lr])
        row=[lr,dep]+v+[sum(v)]; t=[a+b for a,b in zip(t,row)]
        if s=="B-4":
            what=f"the row of space B-4 ({n}: total due {sum(v)/100:,.2f}) is left out of the print but is in the totals of Sagebrush and of both parks"; continue
        ws.cell(r,1,s);ws.cell(r,2,n);ws.cell(r,3,st);ws.cell(r,12,note or None)
        for q in(1,2,3,12): ws.cell(r,q).font=F()
        ws.cell(r,1).alignment=Alignment(horizontal="center")
        put(row);box(); rows.append(dict(property=pn,unit=s,name=n,status=st,**{m:x/100 for m,x in zip(M,row) if x})); r+=1
    lab="Subtotal "+("Cottonwood" if "COTT" in pn else "Sagebrush"); ws.cell(r,2,lab).font=F(bold=True); put(t,True,False); box(); tots.append(dict(label=lab,**{m:x/100 for m,x in zip(M,t)})); g=[a+b for a,b in zip(g,t)]; r+=1
ws.cell(r,2,"BOTH PARKS").font=F(bold=True); put(g,True,False); box()
for q in range(1,13): ws.cell(r,q).fill=hd
tots.append(dict(label="BOTH PARKS",**{m:x/100 for m,x in zip(M,g)}))
r+=2; ws.cell(r,1,"Spaces with nothing owing are not listed. Utility rebill (water/sewer) is aged with rent. Source: park manager's spreadsheet, keyed by Receiver's staff 4/3/25.").font=F(size=8)
for q,w in zip("ABCDEFGHIJKL",[7,25,9,9.5,9.5,10.5,10.5,10.5,10.5,10.5,11.5,26]): ws.column_dimensions[q].width=w
ws.page_setup.orientation="landscape";ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.print_title_rows="4:5"
ws.oddFooter.left.text="Exhibit C to Receiver's First Report";ws.oddFooter.right.text="Page &P of &N"
wb.save(f"{NAME}.xlsx")
subprocess.run(["nice","soffice","--headless","-env:UserInstallation=file:///tmp/docextract-blind-lo","--convert-to","pdf","--outdir","documents",f"{NAME}.xlsx"],capture_output=True); os.remove(f"{NAME}.xlsx")
json.dump({"name":NAME+".pdf","kind":"AR","planted":{"what":what,"kind":"row_dropped"},"money":M,"rows":rows,"totals":tots},open(f"truth/{NAME}.json","w"),indent=1)
print(len(rows),what,tots[-1], min(len([m for m in M if m in x]) for x in rows))
