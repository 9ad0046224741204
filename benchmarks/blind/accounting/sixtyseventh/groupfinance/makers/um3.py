# Australian build-to-rent / flats: three buildings, weekly rents; xlsx
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter as gl
random.seed(4109); r2=lambda v:round(v,2)
BL=[("Currawong House, 18 Doyle St, Moorinda QLD",[("Studio",0,1,0,12,34),("1 Bed",1,1,0,14,49),("1 Bed + car",1,1,1,18,51),("1 Bed + study",1,1,1,6,58),("2 Bed 1 Bath",2,1,1,10,69),("2 Bed 2 Bath",2,2,1,16,76),("2 Bed 2 Bath corner",2,2,2,4,84),("3 Bed penthouse",3,2,2,2,128)]),
("Tamar Terraces, 3-41 Wharf Rd, Invermay Point TAS",[("TH-2A townhouse",2,1,1,9,88),("TH-2B townhouse",2,2,1,7,94),("TH-3A townhouse",3,2,2,6,121),("Granny flat",1,1,0,3,42)]),
("Banksia Flats, 220 Ocean Pde, Yallup WA",[("Bedsit - walk-up",0,1,0,8,29),("Type A one bed",1,1,1,12,46),("Type B two bed",2,1,1,15,63),("Type B two bed renovated",2,1,1,5,63),("Type C three bed",3,1,1,4,82)])]
RT={0:365,1:455,2:580,3:745}
H=["Unit type","Bed","Bath","Car","No. units","Let","Vacant","Avg area m²","Market rent $ pw","Passing rent $ pw","Total market $ pw","Total passing $ pw","Passing $ p.a."]
M=["beds","baths","other:Car","units","occupied","vacant","sf","market","actual","market_total","actual_total","other:Passing $ p.a."]
name="Unit Mix - Residential portfolio Sept 25.xlsx"
wb=Workbook(); cov=wb.active; cov.title="Notes"; ws=wb.create_sheet("Unit mix")
F=lambda **k:Font(name="Aptos",size=k.pop("size",10),**k)
for i,tx in enumerate(["Southern Cross Dwellings Pty Ltd","Unit mix and weekly rents by building","","Market rents: agents' letters August 2025.","Passing rent is the average of let units, furnished premium excluded.","Annual passing = weekly × 52."],1):
    cov.cell(i,1,tx).font=F(bold=i==1)
cov.column_dimensions["A"].width=70
ws["B2"]="Unit mix - residential portfolio"; ws["B2"].font=F(size=14,bold=True); ws["B3"]="Position at 30 September 2025"; ws["B3"].font=F(italic=True,color="666666")
r=5;rows=[];tots=[];n0=Side(style="thin",color="B0B0B0")
TK=("units","occupied","vacant","market_total","actual_total","other:Passing $ p.a.")
NF={"market":'"$"#,##0',"actual":'"$"#,##0.00',"sf":'0.0',"market_total":'"$"#,##0',"actual_total":'"$"#,##0.00',"other:Passing $ p.a.":'"$"#,##0.00'}
def total(r,lab,xs,fill):
    S={k:r2(sum(x[k] for x in xs)) for k in TK}
    S["sf"]=round(sum(x["sf"]*x["units"] for x in xs)/S["units"],1); S["market"]=round(S["market_total"]/S["units"]); S["actual"]=r2(S["actual_total"]/S["occupied"])
    ws.cell(r,2,lab)
    for j,k in enumerate(M):
        if k in S: ws.cell(r,3+j,S[k]).number_format=NF.get(k,"0")
    for j in range(2,15):
        c=ws.cell(r,j); c.font=F(bold=True); c.fill=PatternFill("solid",fgColor=fill); c.border=Border(top=Side(style="thin"))
    tots.append({"label":lab,**{k:S[k] for k in M if k in S}})
for b,L in BL:
    ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=14); ws.cell(r,2,b).font=F(bold=True,size=11,color="8A3B12"); r+=1
    for j,h in enumerate(H,2):
        c=ws.cell(r,j,h); c.font=F(bold=True,size=9); c.alignment=Alignment(wrap_text=True,horizontal="left" if j==2 else "center",vertical="center"); c.border=Border(top=n0,bottom=n0); c.fill=PatternFill("solid",fgColor="F6EBDD")
    ws.row_dimensions[r].height=28; r+=1; xs=[]
    for ty,bd,ba,car,u,sf in L:
        v=min(u-1,random.choice([0,0,1,1,2])); mk=RT[bd]+15*ba*(bd>1)+20*car+random.choice([0,5,10,15,-10])+(60 if "pent" in ty else 0)+(45 if "renov" in ty else 0)+(20 if "corner" in ty else 0)-(60 if "Type" in ty or "walk" in ty else 0)
        ac=r2(mk*random.uniform(.93,1.0)); ac=round(ac*4)/4; at=r2(ac*(u-v))
        d={"type":ty,"beds":bd,"baths":ba,"other:Car":car,"units":u,"occupied":u-v,"vacant":v,"sf":float(sf)+random.choice([0,.5,.2]),"market":mk,"actual":ac,"market_total":mk*u,"actual_total":at,"other:Passing $ p.a.":r2(at*52)}
        ws.cell(r,2,ty).font=F()
        for j,k in enumerate(M): c=ws.cell(r,3+j,d[k]); c.number_format=NF.get(k,"0"); c.font=F(); c.alignment=Alignment(horizontal="center" if j<6 else "right")
        rows.append(d); xs.append(d); r+=1
    total(r,"Building total / average",xs,"F2F2F2"); 
    for j in range(5,10): ws.cell(r,j).alignment=Alignment(horizontal="center" if j<9 else "right")
    r+=2
total(r,"Portfolio",rows,"E6D3BC")
for j in range(5,10): ws.cell(r,j).alignment=Alignment(horizontal="center" if j<9 else "right")
ws.column_dimensions["A"].width=2; ws.column_dimensions["B"].width=30
for j in range(3,15): ws.column_dimensions[gl(j)].width=8 if j<9 else 16
ws.sheet_view.showGridLines=False; ws.page_setup.orientation="landscape"; ws.page_setup.paperSize=9; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.active=1; wb.save(D+name)
save(name,"UM","three buildings each with own header, weekly rents, averages in totals, second sheet with notes",False,M,rows,tots)
