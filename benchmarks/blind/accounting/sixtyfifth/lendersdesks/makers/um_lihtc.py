from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
N='Cottonwood_Commons_4pct_application.xlsx'
# type, br, ba, units, ami, sf, gross
UA={1:84,2:109,3:138}
R=[('Low-Income (Tax Credit) Units',[('1BR/1BA',1,1,4,30,642,498),('1BR/1BA',1,1,8,50,642,830),('1BR/1BA',1,1,16,60,642,996),('1BR/1BA - ADA',1,1,2,50,658,830),('2BR/1BA',2,1,4,30,861,597),('2BR/1BA',2,1,10,50,861,996),('2BR/2BA',2,2,22,60,918,1195),('2BR/2BA - ADA',2,2,3,60,936,1195),('3BR/2BA',3,2,3,30,1147,690),('3BR/2BA',3,2,9,50,1147,1151),('3BR/2BA',3,2,14,60,1147,1381),('3BR/2BA - HV',3,2,1,60,1162,1381)]),
('Market Rate Units',[('1BR/1BA',1,1,4,None,642,1150),('2BR/2BA',2,2,6,None,918,1385),('3BR/2BA',3,2,2,None,1147,1590)]),
('Employee / Manager Unit',[('2BR/2BA - Mgr',2,2,1,None,918,0)])]
wb=Workbook();s0=wb.active;s0.title='General';ws=wb.create_sheet('Rent Schedule');s2=wb.create_sheet('Utility Allow')
F=lambda **k:Font(name='Arial Narrow',size=10,**k)
for i,(a,b) in enumerate((('Development Name','Cottonwood Commons'),('Applicant','Cottonwood Commons Housing Partners, LP'),('Program','4% Housing Tax Credits / Tax-Exempt Bonds'),('County','Larrabee'),('Set-aside election','40% at 60%'),('Total buildings',6)),1):
    s0.cell(i+1,2,a).font=F(bold=True);s0.cell(i+1,3,b).font=F()
s0.column_dimensions['B'].width=24;s0.column_dimensions['C'].width=44
thin=Side(style='thin',color='808080');bx=Border(left=thin,right=thin,top=thin,bottom=thin)
inp=PatternFill('solid',fgColor='FFFFCC');gr=PatternFill('solid',fgColor='C6E0B4')
ws['B1']='SECTION 7: RENT SCHEDULE';ws['B1'].font=F(bold=True);ws['B2']='Cottonwood Commons - enter data in yellow cells only. Rents are per unit per month.';ws['B2'].font=F(italic=True)
H=['Unit Description','No. of Bed-rooms','No. of Baths','No. of Units','% of AMI','Unit Size (Net Rentable SF)','Total Net Rentable SF','Gross Rent (Program Limit)','Tenant-Paid Utility Allow.','Net Rent per Unit','Total Monthly Rent','Total Annual Rent']
for j,t in enumerate('ABCDEFGHIJKL'):
    x=ws.cell(4,2+j,f'({t.lower()})');x.font=F(italic=True);x.alignment=Alignment(horizontal='center')
    x=ws.cell(5,2+j,H[j]);x.font=F(bold=True);x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);x.fill=gr;x.border=bx
ws.row_dimensions[5].height=42
K=['beds','baths','units','ami','sf','total_sf','gross','ua','net','other:Total Monthly Rent','other:Total Annual Rent']
r=6;rows=[];totals=[];G=[0]*4
def tot(lab,V,fill):
    global r
    ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=4);ws.cell(r,2,lab)
    for c,v in zip((5,8,12,13),V): ws.cell(r,c,v)
    for c in range(2,14):
        x=ws.cell(r,c);x.font=F(bold=True);x.border=bx;x.number_format='#,##0' if c<12 else '$#,##0'
        if fill:x.fill=gr
    totals.append(dict(label=lab,**dict(zip(('units','total_sf','other:Total Monthly Rent','other:Total Annual Rent'),V))));r+=1
for sec,l in R:
    ws.cell(r,2,sec).font=F(bold=True,underline='single');r+=1;S=[0]*4
    for ty,br,ba,u,ami,sf,gross in l:
        ua=UA[br] if ami else None;net=gross-(ua or 0);m=net*u
        v=[ty,br,ba,u,ami/100 if ami else ('MKT' if gross else 'EMP'),sf,u*sf,gross if ami else None,ua,net,m,m*12]
        for j,q in enumerate(v):
            x=ws.cell(r,2+j,q);x.font=F();x.border=bx;x.alignment=Alignment(horizontal='left' if j==0 else 'center' if j<5 else 'right')
            if j<6 or j==7:x.fill=inp
            if j==4:x.number_format='0%'
            elif j in(5,6):x.number_format='#,##0'
            elif j>6:x.number_format='$#,##0'
        d=dict(type=ty,beds=br,baths=ba,units=u,sf=sf,total_sf=u*sf,net=net)
        if ami:d.update(ami=ami,gross=gross,ua=ua)
        d.update({'other:Total Monthly Rent':m,'other:Total Annual Rent':m*12});rows.append(d)
        S=[a+b for a,b in zip(S,(u,u*sf,m,m*12))];r+=1
    tot('Subtotal - '+sec,S,False);G=[a+b for a,b in zip(G,S)];r+=1
tot('TOTAL DEVELOPMENT',G,True);r+=1
lu=totals[0]
ap=(('Applicable fraction (units)',lu['units']/(G[0]-1)),('Applicable fraction (square feet)',lu['total_sf']/(G[1]-918)))
for a,b in ap:
    ws.cell(r,2,a).font=F();x=ws.cell(r,5,b);x.number_format='0.00%';x.font=F(bold=True);r+=1
ws.cell(r+1,2,'Manager unit is common area and is excluded from the applicable fraction. Source of program limits: 2025 HUD MTSP income limits.').font=F(italic=True)
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=21
for c in 'CDEFGHIJKLM': ws.column_dimensions[c].width=11.5
ws.page_setup.orientation='landscape';ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.page_setup.fitToHeight=0
s2.append(['Utility','Paid by','1BR','2BR','3BR'])
for q in (['Heating (electric)','Tenant',21,28,36],['Cooking','Tenant',9,12,15],['Other electric','Tenant',31,40,51],['Hot water','Tenant',14,18,23],['Water/Sewer fee','Tenant',9,11,13],['Trash','Owner',None,None,None],['Total',None,84,109,138]): s2.append(q)
s2.column_dimensions['A'].width=22
s0.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=1
wb.save(D(N));print(len(rows),G)
save(N,'UM',K,rows,totals,'housing tax credit application rent schedule, AMI/gross/UA/net, three sections, lettered columns, other sheets beside')
