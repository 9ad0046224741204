# US self storage unit mix by size band, xlsx (openpyxl), sections by access type
from common import *
import random, openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(5707); F="SiloStor Route 9 - Unit Mix 9.30.25.xlsx"
SEC=[("CLIMATE CONTROLLED - 1ST FLOOR",[("5 x 5",25,48,72),("5 x 10",50,86,119),("7.5 x 10",75,22,154),("10 x 10",100,74,199),("10 x 15",150,41,264),("10 x 20",200,18,329)]),
("CLIMATE CONTROLLED - 2ND & 3RD FLOOR",[("4 x 4 Locker",16,30,39),("5 x 5 Upper",25,64,55),("5 x 8 Upper",40,12,76),("5 x 10 Upper",50,112,92),("8 x 10 Upper",80,26,134),("10 x 10 Upper",100,96,159),("10 x 15 Upper",150,38,212),("10 x 25 Upper",250,4,305)]),
("DRIVE-UP / NON-CLIMATE",[("5 x 10 DU",50,20,84),("10 x 10 DU",100,52,149),("10 x 15 DU",150,46,194),("10 x 20 DU",200,58,239),("10 x 25 DU",250,14,279),("10 x 30 DU",300,22,315),("12 x 40 DU",480,3,449)]),
("VEHICLE PARKING",[("Uncovered 10 x 20",200,24,75),("Uncovered 12 x 35",420,15,115),("Canopy 12 x 40",480,10,179)]),
("COMMERCIAL",[("Flex Office 110",110,4,425),("Retail Bay w/ dock",1150,1,2350)])]
wb=openpyxl.Workbook(); ws=wb.active; ws.title="Unit Mix"
fn=lambda **k: Font(name='Tahoma',size=9,**k)
hf=PatternFill('solid',fgColor='E2EFDA'); th=Side(style='thin'); 
ws['B1']="SiloStor - Route 9, Wappinger"; ws['B1'].font=Font(name='Tahoma',size=13,bold=True)
ws['B2']="Unit Mix & Rate Summary by Size"; ws['B3']="As of 9/30/2025"; ws['B2'].font=ws['B3'].font=fn(italic=True)
G=[("UNIT SIZE",None,"B"),("SQ FT","PER UNIT","D"),("NO. OF","UNITS","E"),("OCCUPIED","UNITS","F"),("VACANT","UNITS","G"),("PHYSICAL","OCC %","H"),("NET RENTABLE","SQ FT","I"),("STREET","RATE","J"),("GROSS POTENTIAL","(STREET)","K"),("AVG IN-PLACE","RATE","L"),("IN-PLACE","RENT / MO","M"),("IN-PLACE","$/SF/MO","N")]
HR=5
for a,b,c in G:
    for k,v in((0,a if b else None),(1,b or a)):
        x=ws[f'{c}{HR+k}']; x.value=v; x.font=fn(bold=True); x.fill=hf; x.alignment=Alignment(horizontal='left' if c=='B' else 'center')
        x.border=Border(top=th if k==0 else None,bottom=th if k else None)
x=ws['C5'];ws['C5'].fill=ws['C6'].fill=hf
ws['C6']="RATE ID"; ws.column_dimensions['C'].hidden=True; ws.column_dimensions['A'].width=2
for c,w in zip("BDEFGHIJKLMN",[34,9,8,10,9,10,14,10,17,14,13,11]): ws.column_dimensions[c].width=w
KEY=["sf","units","occupied","vacant","pct_occ","total_sf","market","market_total","actual","actual_total","actual_sf"]
FMT={"H":'0.0%',"I":'#,##0',"J":'$#,##0',"K":'$#,##0',"L":'$#,##0.00',"M":'$#,##0',"N":'$0.00'}
def put(r,vals,bold=False,top=False):
    for c,v in vals.items():
        x=ws[f'{c}{r}']; x.value=v; x.font=fn(bold=bold)
        if c in FMT: x.number_format=FMT[c]
        if c in "DEFG": x.alignment=Alignment(horizontal='center')
    if top:
        for c in "BDEFGHIJKLMN": ws[f'{c}{r}'].border=Border(top=th)
def line(label,u,o,sfu,tsf,st,gpr,ac):
    pct=round(o/u,3); v={"B":label,"E":u,"F":o,"G":u-o,"H":pct,"I":tsf,"K":gpr}
    t={"units":u,"occupied":o,"vacant":u-o,"pct_occ":round(pct*100,1),"total_sf":tsf,"market_total":gpr}
    if sfu is not None: v["D"]=sfu; t["sf"]=sfu
    if st is not None: v["J"]=st; t["market"]=st
    if ac is not None: v["M"]=ac["t"]; t["actual_total"]=ac["t"]; v["L"]=round(ac["t"]/o,2); t["actual"]=v["L"]; v["N"]=round(ac["t"]/ac["sf"],2); t["actual_sf"]=v["N"]
    return v,t
r=8;rows=[];tots=[];Gt=[0]*6
for s,l in SEC:
    ws[f'B{r}']=s; ws[f'B{r}'].font=fn(bold=True,underline='single'); r+=1; S=[0]*6
    for t,sf,u,st in l:
        o=round(u*R.uniform(.78,.97)) if u>4 else u-(1 if u==4 else 0)
        if t=="12 x 40 DU": o=3
        act=round(o*st*R.uniform(.9,1.22)); 
        v,d=line(t,u,o,sf,sf*u,st,st*u,{"t":act,"sf":o*sf}); v["C"]=f"R{R.randint(100,999)}"
        put(r,v); rows.append({"type":t,**{k:d[k] for k in KEY if k in d}}); r+=1
        S=[a+b for a,b in zip(S,[u,o,sf*u,st*u,act,o*sf])]
    v,d=line("Subtotal - "+s.title().replace("1St","1st").replace("2Nd","2nd").replace("3Rd","3rd"),S[0],S[1],None,S[2],None,S[3],{"t":S[4],"sf":S[5]})
    put(r,v,True,True); tots.append({"label":v["B"],**d}); r+=2; Gt=[a+b for a,b in zip(Gt,S)]
v,d=line("TOTAL FACILITY",Gt[0],Gt[1],round(Gt[2]/Gt[0],1),Gt[2],round(Gt[3]/Gt[0],2),Gt[3],{"t":Gt[4],"sf":Gt[5]})
FMT["J"]='$#,##0.00'; put(r,v,True,True); ws[f'D{r}'].number_format='0.0'
for c in "BDEFGHIJKLMN": ws[f'{c}{r}'].fill=hf; ws[f'{c}{r}'].border=Border(top=th,bottom=Side(style='double'))
tots.append({"label":"TOTAL FACILITY",**d}); r+=2
for q in ["Excludes manager's apartment and 6 units held offline for roof work (Bldg D).","In-place rent before concessions; insurance and admin fees excluded."]: ws[f'B{r}']=q; ws[f'B{r}'].font=Font(name='Tahoma',size=8,italic=True); r+=1
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.freeze_panes="C7"; ws.sheet_view.showGridLines=False
wb.save(doc(F))
save(F,"UM",None,KEY,rows,tots,"US self storage unit mix by size, five access sections with subtotals, hidden column",False)
