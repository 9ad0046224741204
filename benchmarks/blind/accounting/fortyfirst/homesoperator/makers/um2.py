# Senior - census & rate mix kept by a regional, merged care levels, openpyxl; planted total of units
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
NAME='Wexcombe Place census mix 2026-08'
# style, sf, units, occ, street, inplace, care
L=[('Independent Living',[('Studio - Aspen',388,12,10,318500,301240,0),('1 BR - Birch',560,34,33,394500,378810,0),('1 BR Den - Birch Plus',655,10,9,438000,421975,0),('2 BR - Cedar',842,16,13,512500,489330,0)]),
('Assisted Living',[('Alcove',342,20,19,462500,438115,94250),('Studio Deluxe',401,18,15,489500,466790,101880),('1 BR - Dogwood',512,22,22,548000,530405,116740),('2 BR Companion (per apt)',730,4,3,712500,689000,187325)]),
('Memory Care',[('Private',298,16,14,689500,671250,42500),('Companion (per apt)',384,6,6,912000,880640,78115)]),
('Respite',[('Furnished studio',352,3,1,615000,585000,60000)])]
wb=openpyxl.Workbook(); c0=wb.active; c0.title='Cover'; c0['B3']='Wexcombe Place'; c0['B4']='Monthly census & rate pack - August 2026'; c0['B6']='Manager for: Halden Municipal Pension Trust (fee managed)'; c0['B3'].font=Font(size=18,bold=True)
ws=wb.create_sheet('Mix & Rates'); ws.sheet_view.showGridLines=False
fn='Verdana'; f=Font(name=fn,size=9); fb=Font(name=fn,size=9,bold=True); th=Side('thin',color='999999')
ws['A1']='Wexcombe Place - census mix by apartment style'; ws['A1'].font=Font(name=fn,size=13,bold=True,color='7A3B00'); ws['A2']='Midnight census 31-Aug-26. Rates are monthly; care is on top of rent.'; ws['A2'].font=Font(name=fn,size=8,italic=True)
top=[('A','A','Level of care'),('B','B','Apartment style'),('C','C','Avg sq ft'),('D','G','Apartments'),('H','J','Average monthly rate'),('K','L','Month revenue in place')]
fill=PatternFill('solid',fgColor='FBE5D6')
for a,b,t in top:
    if a==b: ws.merge_cells(f'{a}4:{a}5')
    else: ws.merge_cells(f'{a}4:{b}4')
    ws[f'{a}4']=t
for c,t in zip('DEFGHIJKL',['Total','Occupied','Vacant','Occ %','Street','In place rent','Care','Rent','Care fees']): ws[f'{c}5']=t
for r in(4,5):
    for c in 'ABCDEFGHIJKL':
        x=ws[f'{c}{r}']; x.font=fb; x.fill=fill; x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); x.border=Border(th,th,th,th)
OC='other:Average monthly rate Care'; OT='other:Month revenue in place Care fees'
K=['sf','units','occupied','vacant','pct_occ','market','actual',OC,'actual_total',OT]
T=[];TT=[]; row=6
FM=['#,##0','0','0','0','0.0%','$#,##0','$#,##0.00','$#,##0.00;;"-"','$#,##0.00','$#,##0.00;;"-"']
def wr(lab,vals,bold=False):
    global row
    ws.cell(row,2,lab)
    for i,(v,fm) in enumerate(zip(vals,FM)):
        if v is not None: ws.cell(row,3+i,v).number_format=fm
    for c in range(1,13):
        x=ws.cell(row,c); x.font=fb if bold else f; x.border=Border(th,th,th,th)
        if bold and c>1: x.fill=PatternFill('solid',fgColor='F2F2F2')
    row+=1
def d(vals): return {k:v for k,v in zip(K,vals) if v is not None and not(k in(OC,OT) and v==0)}
G=[0]*5; sfG=0; mkG=0
for lv,l in L:
    st=row; S=[0]*5; sfs=0; mk=0
    for nm,sf,u,o,stt,ip,care in l:
        v=[sf,u,o,u-o,round(o/u,4),stt/100,ip/100,care/100,o*ip/100,o*care/100]; wr(nm,v); T.append({'type':nm,**d(v)})
        S=[a+b for a,b in zip(S,[u,o,u-o,o*ip,o*care])]; sfs+=sf*u; mk+=stt*u
    v=[round(sfs/S[0]),S[0],S[1],S[2],round(S[1]/S[0],4),round(mk/S[0]/100),round(S[3]/S[1]/100,2),round(S[4]/S[1]/100,2),S[3]/100,S[4]/100]
    if len(l)>1:
        wr(f'{lv} total',v,True); TT.append({'label':f'{lv} total',**d(v)})
    ws.merge_cells(f'A{st}:A{row-1}'); ws.cell(st,1,lv).alignment=Alignment(vertical='center',wrap_text=True); ws.cell(st,1).font=fb
    G=[a+b for a,b in zip(G,S)]; sfG+=sfs; mkG+=mk
wrong=G[0]+3
v=[round(sfG/G[0]),wrong,G[1],G[2],round(G[1]/G[0],4),round(mkG/G[0]/100),round(G[3]/G[1]/100,2),round(G[4]/G[1]/100,2),G[3]/100,G[4]/100]
wr('Community total',v,True); TT.append({'label':'Community total',**d(v)})
for i,t in enumerate(['Second-person fee ($950 IL / $1,150 AL) is not in the averages.','AL studio 214 off line for flood repair; shown as vacant.','Licensed beds: AL 72, MC 30.']): ws.cell(row+1+i,1,t).font=Font(name=fn,size=8,italic=True)
for c,w in zip('ABCDEFGHIJKL',[14,27,8,8,10,8,8,10,13,12,15,14]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w3=wb.create_sheet('Move log')
for i,r in enumerate([('Date','Apt','In/Out','Reason'),('08/04/2026','AL-214','Out','Deceased'),('08/11/2026','IL-330','In','New'),('08/19/2026','MC-08','In','Transfer from AL'),('08/27/2026','IL-117','Out','Moved to family')],1):
    for j,t in enumerate(r,1): w3.cell(i,j,t)
wb.active=1; wb.save(os.path.join(DOCS,NAME+'.xlsx'))
save_truth(NAME,'UM',K,T,TT,{"what":f"Community total of apartments printed {wrong}; the rows and subtotals add to {G[0]}","kind":"count_wrong"})
