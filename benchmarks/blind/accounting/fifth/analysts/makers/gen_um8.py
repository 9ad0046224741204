# Housing tax credit application, rent schedule: formulas recalculated by LibreOffice
import subprocess,os,shutil
from openpyxl import Workbook,load_workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from common import *
LIM={30:{1:536,2:643,3:743},50:{1:893,2:1072,3:1238},60:{1:1072,2:1287,3:1486},80:{1:1430,2:1716,3:1982}}
UA={1:88,2:114,3:146}; SF={1:652,2:874,3:1096}
# ami, br, ba, units, sf, rent used (gross), subsidy
SEC=[('A. Low-Income Units - 30% AMI (with PBRA)',[(30,1,1,6,652,536,'PBRA'),(30,2,1,4,874,643,'PBRA'),(30,3,2,2,1096,743,'PBRA')]),
('B. Low-Income Units - 50% AMI',[(50,1,1,4,652,893,''),(50,2,1,6,874,1072,''),(50,2,2,3,918,1072,'HOME High'),(50,3,2,3,1096,1238,'HOME High')]),
('C. Low-Income Units - 60% AMI',[(60,1,1,8,652,1040,''),(60,2,1,10,874,1240,''),(60,2,2,8,918,1265,''),(60,3,2,7,1096,1440,'')]),
('D. Low-Income Units - 80% AMI (Average Income election)',[(80,1,1,3,652,1235,''),(80,2,2,4,918,1470,''),(80,3,2,2,1120,1690,'')]),
('E. Unrestricted / Market Units',[(None,1,1,2,652,1295,''),(None,2,2,3,918,1545,'')])]
MON=['ami','units','sf','total_sf','gross','other:Proposed Gross Rent','ua','net','monthly']
wb=Workbook();ws=wb.active;ws.title='Part VI Rent Schedule'
F=lambda b=False,s=10,c='000000',i=False:Font(name='Arial Narrow',size=s,bold=b,color=c,italic=i)
t=Side(style='thin');bx=Border(left=t,right=t,top=t,bottom=t);blue=PatternFill('solid',fgColor='DDEBF7');gr=PatternFill('solid',fgColor='D9D9D9')
for c,w in zip('ABCDEFGHIJKLMN',[2,22,8,7,7,8,9,10,12,11,10,10,12,12]): ws.column_dimensions[c].width=w
ws.merge_cells('B1:N1');ws['B1']='2025 MULTIFAMILY TAX CREDIT APPLICATION';ws['B1'].font=F(True,13);ws['B1'].alignment=Alignment(horizontal='center')
ws.merge_cells('B2:N2');ws['B2']='PART SIX - PROJECTED REVENUES, SECTION I: RENT SCHEDULE';ws['B2'].font=F(True,11,'FFFFFF');ws['B2'].fill=PatternFill('solid',fgColor='44546A');ws['B2'].alignment=Alignment(horizontal='center')
ws['B3']='Development:';ws['C3']='Pruett Mill Lofts';ws['I3']='County / MSA:';ws['K3']='Tallis County HMFA';ws['B4']='Type of credit:';ws['C4']='4% with tax-exempt bonds';ws['I4']='Utility allowance source:';ws['K4']='HUSM model, 1/2025'
for c in('B3','B4','I3','I4'):ws[c].font=F(True)
for c in('C3','C4','K3','K4'):ws[c].font=F(c='0000FF')
ws.merge_cells('B5:N5');ws['B5']='Complete shaded cells only. Enter tenant-paid utilities as a positive allowance. PBRA contract rents are entered in Section II and are not shown here.';ws['B5'].font=F(s=9,i=True)
H=['Unit Type','AMI\nLevel','No. of\nBedrms','No. of\nBaths','No. of\nUnits','Unit\nNet SF','Total\nNet SF','Max. Gross\nRent Limit','Proposed\nGross Rent','Utility\nAllowance','Net\nRent','Monthly\nTotal','Other\nSubsidy']
for i,x in enumerate(H):
    c=ws.cell(7,2+i,x);c.font=F(True,9);c.fill=gr;c.border=bx;c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
ws.row_dimensions[7].height=30
rows=[];tots=[];r=8;subs=[];GU=GS=GM=0
us='"$"#,##0'
for s,l in SEC:
    ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=14);x=ws.cell(r,2,s);x.font=F(True);x.fill=PatternFill('solid',fgColor='EDEDED');r+=1;r0=r
    su=ss=sm=0
    for ami,br,ba,u,sf,g,sub in l:
        ty=f'{br}BR/{ba}BA '+('Garden' if sf<1100 else 'Townhome'); ua=UA[br] if ami else None
        vals=[ty,ami/100 if ami else 'Mkt',br,ba,u,sf,f'=F{r}*G{r}',LIM[ami][br] if ami else 'n/a',g,ua,f'=J{r}-K{r}',f'=F{r}*L{r}',sub or None]
        for k,v in enumerate(vals):
            c=ws.cell(r,2+k,v);c.font=F(c='0000FF' if not str(v).startswith('=') else '000000');c.border=bx
            c.alignment=Alignment(horizontal='left' if k==0 else 'center' if k in(1,2,3,4,12) else 'right')
            if k in(1,): c.number_format='0%'
            if k in(5,6): c.number_format='#,##0'
            if k>=7: c.number_format=us
            if k in(0,1,2,3,4,5,8,9,12): c.fill=blue
        net=g-(ua or 0)
        e={'type':ty,'beds':br,'baths':ba}
        if ami: e['ami']=ami
        e.update({'units':u,'sf':sf,'total_sf':u*sf})
        if ami: e['gross']=LIM[ami][br]
        e['other:Proposed Gross Rent']=g
        if ua: e['ua']=ua
        e.update({'net':net,'monthly':net*u});rows.append(e)
        su+=u;ss+=u*sf;sm+=net*u;r+=1
    lab='Subtotal '+s[0]
    if s[0] in 'DE':   # unused input lines stay blank
        for k in range(13): 
            c=ws.cell(r,2+k);c.border=bx
            if k in(0,1,2,3,4,5,8,9,12): c.fill=blue
        r+=1
    ws.cell(r,2,lab)
    for col,fm,nf in((6,f'=SUM(F{r0}:F{r-1})','0'),(8,f'=SUM(H{r0}:H{r-1})','#,##0'),(13,f'=SUM(M{r0}:M{r-1})',us)): ws.cell(r,col,fm).number_format=nf
    for k in range(13):
        c=ws.cell(r,2+k);c.font=F(True);c.border=Border(top=t,bottom=t);c.alignment=Alignment(horizontal='left' if k==0 else 'center' if k==4 else 'right')
    tots.append({'label':lab,'units':su,'total_sf':ss,'monthly':sm});subs.append(r);GU+=su;GS+=ss;GM+=sm;r+=1
    if s[0]=='D':
        lab='TOTAL LOW-INCOME'
        ws.cell(r,2,lab)
        for col,L,nf in((6,'F','0'),(8,'H','#,##0'),(13,'M',us)): ws.cell(r,col,'='+'+'.join(f'{L}{q}' for q in subs)).number_format=nf
        for k in range(13): c=ws.cell(r,2+k);c.font=F(True);c.fill=gr;c.alignment=Alignment(horizontal='left' if k==0 else 'center' if k==4 else 'right')
        tots.append({'label':lab,'units':GU,'total_sf':GS,'monthly':GM});r+=1
    r+=1
lab='TOTAL RESIDENTIAL UNITS';ws.cell(r,2,lab)
for col,L,nf in((6,'F','0'),(8,'H','#,##0'),(13,'M',us)): ws.cell(r,col,'='+'+'.join(f'{L}{q}' for q in subs)).number_format=nf
for k in range(13): c=ws.cell(r,2+k);c.font=F(True,10,'FFFFFF');c.fill=PatternFill('solid',fgColor='44546A');c.alignment=Alignment(horizontal='left' if k==0 else 'center' if k==4 else 'right')
tots.append({'label':lab,'units':GU,'total_sf':GS,'monthly':GM});r+=2
li=GU-5; avg=sum(x['ami']*x['units'] for x in rows if 'ami' in x)/li
ws.cell(r,2,f'Average income of designated units is {avg:.1f}% of AMI (may not exceed 60%).  Applicable fraction by units: {100*li/GU:.2f}%.').font=F(s=9);r+=1
ws.cell(r,2,'One additional 2BR/2BA unit is a rent-free common space (manager) unit and is excluded from this schedule.').font=F(s=9);r+=2
ws.cell(r,2,'Owner initials ______     Syndicator initials ______     Agency review: ____________').font=F(s=9)
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
w2=wb.create_sheet('Instructions');w2['A1']='Instructions';w2['A1'].font=F(True,12)
for i,x in enumerate(['1. Use one line for each unit type and rent level.','2. Gross rent may not exceed the published limit for the set-aside.','3. Market units: enter Mkt for the AMI level and leave the utility allowance blank.'],3): w2.cell(i,1,x).font=F()
n='pruett_mill_part6.xlsx';wb.save('r/'+n)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','xlsx','--outdir','documents','r/'+n],check=True,capture_output=True)
w=load_workbook(doc(n),data_only=True).active
print([w.cell(q,13).value for q in subs],tots,avg)
save(n,'UM',MON,rows,tots)
