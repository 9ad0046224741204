# State housing agency rent schedule, workbook printed to PDF by LibreOffice; section unit count wrong (planted)
from common import *
import openpyxl,subprocess,os
from openpyxl.styles import *
f='um_sablewood_rent_schedule.pdf'
GL={30:{1:561,2:673,3:778},50:{1:935,2:1122,3:1297},60:{1:1122,2:1347,3:1557}}
UA={1:71,2:94,3:118}
D=[('A.  30% AMI UNITS (EXTREMELY LOW INCOME)',[('1A',1,1,648,30,3),('2A',2,1,842,30,4),('3A',3,2,1088,30,2)]),
('B.  50% AMI UNITS',[('1A',1,1,648,50,6),('1B',1,1,676,50,2),('2A',2,1,842,50,9),('2B',2,2,905,50,4),('3A',3,2,1088,50,5)]),
('C.  60% AMI UNITS',[('1B',1,1,676,60,7),('2A',2,1,842,60,8),('2B',2,2,905,60,10),('3A',3,2,1088,60,4),('3B',3,2,1140,60,4)]),
('D.  UNRESTRICTED (MARKET RATE) UNITS',[('1B',1,1,676,None,2),('2B',2,2,905,None,4),('3B',3,2,1140,None,2)]),]
MK={'1B':1265,'2B':1490,'3B':1725}
K=['beds','baths','sf','ami','units','total_sf','gross','ua','net','other:Monthly Rent','other:Annual Rent']
wb=openpyxl.Workbook(); ws=wb.active
n=lambda s,b=False,i=False:Font(name='Liberation Sans Narrow',size=s,bold=b,italic=i)
thin=Side('thin'); box=Border(left=thin,right=thin,top=thin,bottom=thin)
ws.merge_cells('A1:L1'); ws['A1']='DELMORE STATE HOUSING FINANCE AGENCY'; ws['A1'].font=n(13,True); ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:L2'); ws['A2']='Exhibit 4 - Rent Schedule and Unit Mix'; ws['A2'].font=n(11,True); ws['A2'].alignment=Alignment(horizontal='center')
for r,(a,b,c,d) in enumerate([('Development:','Sablewood Terrace','DSHFA No.:','TC-2024-037'),('Owner:','Sablewood Terrace Housing Partners, LLLP','Effective Date:','May 1, 2026'),('County / MSA:','Penhale County','Utilities paid by tenant:','electric, heat, cooking')],4):
    ws.cell(r,1,a).font=n(9,True); ws.cell(r,3,b).font=n(9); ws.cell(r,8,c).font=n(9,True); ws.cell(r,10,d).font=n(9)
H1=[(1,1,'(1)'),(2,2,'(2)'),(3,3,'(3)'),(4,4,'(4)'),(5,5,'(5)'),(6,6,'(6)'),(7,7,'(7)'),(8,8,'(8)'),(9,9,'(9)'),(10,10,'(10)'),(11,11,'(11)'),(12,12,'(12)')]
hd=['Unit\nType','No. of\nBed-\nrooms','No. of\nBaths','Net Area\nper Unit\n(sq. ft.)','AMI\nLimit','No. of\nUnits','Total\nNet Area\n(4) x (6)','Maximum\nGross Rent','Less:\nUtility\nAllowance','Net Rent\nto Owner\n(8) - (9)','Monthly\nRent\n(6) x (10)','Annual\nRent\n(11) x 12']
for (c,_,t),h in zip(H1,hd):
    x=ws.cell(9,c,t); x.font=n(7,False,True); x.alignment=Alignment(horizontal='center'); x.border=box
    x=ws.cell(8,c,h); x.font=n(8.5,True); x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); x.border=box; x.fill=PatternFill('solid',fgColor='DCE6F1')
ws.row_dimensions[8].height=40
r=10; rows=[];tot=[]; G=[0,0,0,0]; planted=None
def put(r,vals,bold=False,fill=None):
    for c,v in enumerate(vals,1):
        x=ws.cell(r,c,v); x.font=n(9,bold); x.border=box
        if fill: x.fill=PatternFill('solid',fgColor=fill)
        x.alignment=Alignment(horizontal='center' if c<=3 or c in(5,6) else 'right')
        if c in(4,6,7): x.number_format='#,##0'
        if c==5 and isinstance(v,float): x.number_format='0%'
        if c in(8,9,10): x.number_format='"$"#,##0'
        if c in(11,12): x.number_format='"$"#,##0'
for s,l in D:
    ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=12); x=ws.cell(r,1,s); x.font=n(9,True); 
    for c in range(1,13): ws.cell(r,c).border=box
    r+=1; S=[0,0,0,0]
    for ty,b,ba,sf,a,u in l:
        g,ua=(GL[a][b],UA[b]) if a else (None,None); net=g-ua if a else MK[ty]
        put(r,[ty,b,ba,sf,a/100 if a else 'n/a',u,u*sf,g if a else 'n/a',ua if a else 'n/a',net,u*net,u*net*12]); r+=1
        d=dict(type=ty,beds=b,baths=ba,sf=sf,ami=a,units=u,total_sf=u*sf,gross=g,ua=ua,net=net); d['other:Monthly Rent']=u*net; d['other:Annual Rent']=u*net*12
        rows.append(d); S=[p+q for p,q in zip(S,[u,u*sf,u*net,u*net*12])]
    G=[p+q for p,q in zip(G,S)]
    shown=list(S)
    if s[0]=='C':
        shown[0]=S[0]+2; planted={"what":f"Subtotal C prints {shown[0]} units; its rows add to {S[0]} (the project total of units is right)","kind":"count_wrong"}
    lab='Subtotal '+s[0]
    put(r,[lab,None,None,None,None,shown[0],shown[1],None,None,None,shown[2],shown[3]],True,'F2F2F2'); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=5); ws.cell(r,1).alignment=Alignment(horizontal='left'); r+=1
    tot.append({'label':lab,'units':shown[0],'total_sf':shown[1],'other:Monthly Rent':shown[2],'other:Annual Rent':shown[3]})
put(r,['TOTAL ALL UNITS',None,None,None,None,G[0],G[1],None,None,None,G[2],G[3]],True,'DCE6F1'); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=5); ws.cell(r,1).alignment=Alignment(horizontal='left')
tot.append({'label':'TOTAL ALL UNITS','units':G[0],'total_sf':G[1],'other:Monthly Rent':G[2],'other:Annual Rent':G[3]})
r+=2
for t in ['Vacancy allowance of 7% and other income are carried on Exhibit 5. One two-bedroom unit is occupied by the resident manager and is included above.','Utility allowances per Penhale County Housing Authority schedule dated 1/1/2026.','Certified by Owner:  ______________________________      Date: ______________        Agency approval:  ______________________________']:
    ws.cell(r,1,t).font=n(8.5,False,True); r+=2 if t.startswith('Util') else 1
for c,w in zip('ABCDEFGHIJKL',[8,8,8,10,8,8,11,11,11,11,12,13]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.paperSize=1; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=1; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_options.horizontalCentered=True; ws.oddFooter.left.text='DSHFA Form RS-4 (rev. 9/2023)'; ws.oddFooter.right.text='Page &P of &N'
import tempfile
td=tempfile.mkdtemp(); xp=os.path.join(td,f[:-4]+'.xlsx'); wb.save(xp)
subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+td+'/lo','--convert-to','pdf','--outdir',os.path.join(HERE,'documents'),xp],check=True,capture_output=True)
save(f,'UM',K,rows,tot,planted,'MULTIFAMILY','housing agency rent schedule form, numbered columns, sections by AMI, printed from a workbook',True)
print(G)
