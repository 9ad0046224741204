from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(404)
F='Birchmont Senior Living - Rent Roll Summary 2025-08.xlsx'
G={'Independent Living':[('IL Studio Alcove',12,430,2895),('IL 1BR Classic',38,585,3350),('IL 1BR Deluxe',22,664,3675),('IL 1BR w/ Den',10,742,3990),('IL 2BR/1BA',16,868,4425),('IL 2BR/2BA Corner',14,1012,4950),('IL Cottage 2BR',8,1180,5650)],
'Assisted Living':[('AL Companion Suite',8,360,3595),('AL Studio',24,372,4295),('AL Studio Plus',12,418,4595),('AL 1BR',20,540,5195),('AL 1BR Corner',6,602,5595)],
'Memory Care':[('MC Shared Suite',10,312,4750),('MC Private Studio',16,318,6350),('MC Private Deluxe',4,364,6850)]}
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Unit Mix Summary'
F_='Segoe UI'; f=Font(name=F_,size=9); b=Font(name=F_,size=9,bold=True); th=Side(style='thin',color='808080')
ws['B2']='Birchmont Senior Living'; ws['B2'].font=Font(name=F_,size=14,bold=True); ws['B3']='Rent Roll Summary by Unit Type – base rent only, care charges excluded'; ws['B3'].font=f; ws['B4']='As of August 31, 2025'; ws['B4'].font=f
H1=[('D',5,'Units'),]
def put(r,c,v,fo=f,nf=None,al=None,fill=None,top=False):
    x=ws.cell(r,c,v); x.font=fo
    if nf: x.number_format=nf
    if al: x.alignment=Alignment(horizontal=al,wrap_text=True,vertical='center')
    if fill: x.fill=PatternFill('solid',fgColor=fill)
    if top: x.border=Border(top=th)
for c0,c1,t in((3,6,'UNITS'),(7,8,'AREA (SF)'),(9,11,'MARKET RATE'),(12,13,'IN-PLACE (OCCUPIED)')):
    ws.merge_cells(start_row=6,start_column=c0,end_row=6,end_column=c1); put(6,c0,t,b,None,'center','D9E2D5')
for i,h in enumerate(['Unit Type','Total','Occupied','Vacant','Occ. %','Average','Total','Average','Total / Mo.','Per SF','Average','Total / Mo.']): put(7,2+i,h,b,None,'left' if i==0 else 'center','EEF3EC')
K=['units','occupied','vacant','pct_occ','sf','total_sf','market','market_total','market_sf','actual','actual_total']
NF=['0','0','0','0.0%','#,##0','#,##0','$#,##0','$#,##0','$0.00','$#,##0','$#,##0']
rd=lambda v,k=0:float(f'{v:.{k}f}') if k else int(float(f'{v:.0f}'))
def agg(L):
    u=sum(x[0] for x in L); o=sum(x[1] for x in L); ts=sum(x[2] for x in L); mt=sum(x[3] for x in L); at=sum(x[4] for x in L)
    return [u,o,u-o,o/u,rd(ts/u),ts,rd(mt/u),mt,rd(mt/ts,2),rd(at/o),at]
def tru(v):
    return {k:(rd(x*100,1) if k=='pct_occ' else x) for k,x in zip(K,v)}
r=8; tr=[];tot=[];ALL=[]
for g,L in G.items():
    put(r,2,g.upper(),Font(name=F_,size=9,bold=True,color='3F6B3A')); r+=1; S=[]
    for ty,u,sf,mk in L:
        o=u-R.choices([0,1,2,3],[3,4,2,1])[0]; o=max(o,u//2); ac=mk-R.randint(35,290)
        x=(u,o,u*sf,u*mk,o*ac); S.append(x)
        v=[u,o,u-o,o/u,sf,u*sf,mk,u*mk,rd(mk/sf,2),ac,o*ac]
        put(r,2,ty); ws.cell(r,2).alignment=Alignment(indent=1)
        for i,(y,nf) in enumerate(zip(v,NF)): put(r,3+i,y,f,nf)
        tr.append({'type':ty,**tru(v)}); r+=1
    v=agg(S); put(r,2,'Subtotal '+g,b,top=True)
    for i,(y,nf) in enumerate(zip(v,NF)): put(r,3+i,y,b,nf,top=True)
    tot.append({'label':'Subtotal '+g,**tru(v)}); ALL+=S; r+=2
v=agg(ALL); put(r,2,'Community Total',b,fill='D9E2D5')
for i,(y,nf) in enumerate(zip(v,NF)): put(r,3+i,y,b,nf,fill='D9E2D5')
tot.append({'label':'Community Total',**tru(v)})
put(r+2,2,'Second-person fees ($850 IL / $1,100 AL) and community fees are not included above.',Font(name=F_,size=8,italic=True))
ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=29
for c in 'CDEFGHIJKLM': ws.column_dimensions[c].width=11.5
ws.sheet_view.showGridLines=False; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(D+F)
save(F,'UM','Senior living rent-roll summary by unit type, grouped header, IL/AL/MC sections with subtotals, xlsx',False,K,tr,tot)
print(len(tr),tot[-1])
