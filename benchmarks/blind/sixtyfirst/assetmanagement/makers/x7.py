# Australian CBD office by level, annual figures, side table; planted digit_changed
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
R=[('Basement',[('Car Park','Swanston Parking Operations Pty Ltd',None,62,'Apr-2021','Mar-2028',341000,0,'85,250.00'),('Storage B1','Gillard Moss Lawyers',38.0,0,'Jul-2022','Jun-2027',9120,0,None)]),
('Ground',[('G.01','Little Magpie Espresso Pty Ltd',64.5,0,'Nov-2023','Oct-2028',77400,10642.5,'22,000.00'),('G.02','Vacant',112.0,0,None,None,None,None,None),('G.03','Murray & Darling Credit Union Ltd',186.3,2,'Feb-2019','Jan-2029',167670,30739.5,'49,602.00')]),
('Level 1',[('1.01','Gillard Moss Lawyers',842.0,8,'Jul-2022','Jun-2027',467310,138930,'151,560.00')]),
('Level 2',[('2.01','Coral Coast Travel Insurance Ltd',410.6,4,'Sep-2020','Aug-2025',213512,67749,'70,315.25'),('2.02','Wombat Digital Pty Ltd',228.4,1,'Mar-2024','Feb-2027',125620,37686,'40,826.50'),('2.03','Vacant',201.0,0,None,None,None,None,None)]),
('Level 3',[('3.01','Department of Regional Rivers',840.0,6,'Jan-2018','Dec-2027',445200,138600,None)]),
('Level 4',[('4.01','Stringybark Engineers Pty Ltd',395.2,3,'Oct-2024','Sep-2031',223288,65208,'72,124.00'),('4.02','Dr L. Pemberley Orthodontics Pty Ltd',133.8,1,'Jun-2021','May-2026',77604,22077,'24,920.25'),('4.03','Yabby Creek Wines (Head Office)',150.0,2,'May-2025','Apr-2030',84750,24750,'27,375.00'),('4.04','Quokka & Finch Recruitment Pty Ltd',158.5,1,'Aug-2023','Jul-2026',88760,26152.5,'28,728.13')]),
('Level 5',[('5.01','Southern Ocean Re Pty Ltd',843.1,10,'Apr-2023','Mar-2033',505860,139111.5,'322,485.75')]),
('Roof',[('Roof East','Outback Mobile Networks Pty Ltd',None,0,'Dec-2016','Nov-2031',38400,0,None),('Roof West','Vertex Fixed Wireless Pty Ltd',None,0,'Mar-2022','MTM',21600,0,'5,940.00')])]
BAD=('4.01',223288,228388)
def run():
    name='88 Lonsdale Terrace - Tenancy Schedule v3 FINAL.xlsx'
    wb=Workbook(); ws=wb.active; ws.title='TS'
    fn=lambda b=False,c='000000',z=10,i=False:Font(name='Calibri',bold=b,color=c,size=z,italic=i)
    ws['A1']='88 LONSDALE TERRACE, MELBOURNE VIC 3000'; ws['A1'].font=fn(True,'1F497D',14); ws['A2']='TENANCY SCHEDULE @ 30/09/2025 - all amounts per annum, excl. GST'; ws['A2'].font=fn(i=True)
    H=['Level','Suite','Lessee','NLA\n(m²)','Car\nbays','Commences','Expires','Face rent\n$ p.a.','$/m²','Recoverable\noutgoings $ p.a.','Gross passing\nincome $ p.a.','Bank guarantee /\nsecurity $']
    for i,h in enumerate(H,1): x=ws.cell(4,i,h); x.font=fn(True,'FFFFFF'); x.fill=PatternFill('solid',fgColor='1F497D'); x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws.row_dimensions[4].height=44
    r=5; rows=[]; G=[0]*5; lv=[]
    for l,ls in R:
        S=[0]*5; r0=r
        for u,t,a,cb,s,e,rent,og,bg in ls:
            shown=BAD[2] if u==BAD[0] else rent
            v=t=='Vacant'
            vals=[l if r==r0 else None,u,t,a,cb or None,s,e,shown,round(shown/a,2) if a and shown else None,og,None if v else rent+og,bg]
            for c,x in enumerate(vals,1):
                y=ws.cell(r,c,x); y.font=fn(); 
                if c==4: y.number_format='#,##0.0'
                elif c in(8,10,11): y.number_format='#,##0.00'
                elif c==9: y.number_format='#,##0'
                if c in(6,7,12): y.alignment=Alignment(horizontal='right')
                if v: y.fill=PatternFill('solid',fgColor='FDE9D9')
            q=dict(unit=u,section=l,area=a,statusText='Vacant' if v else 'Occupied')
            if not v:
                q.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,annualRent=shown,charges=[dict(code='Recoverable outgoings',amount=og)],totalCharges=rent+og,deposit=float(bg.replace(',','')) if bg else None)
            rows.append(q)
            for i,x in enumerate((a or 0,cb,rent or 0,og or 0,(rent or 0)+(og or 0))): S[i]=round(S[i]+x,2)
            r+=1
        if len(ls)>1: ws.merge_cells(start_row=r0,end_row=r-1,start_column=1,end_column=1)
        ws.cell(r0,1).alignment=Alignment(vertical='top'); ws.cell(r0,1).font=fn(True)
        ws.cell(r,3,'Sub-total '+l)
        for c,x in zip((4,5,8,10,11),S): ws.cell(r,c,x).number_format='#,##0.0' if c==4 else '0' if c==5 else '#,##0.00'
        for c in range(1,13): ws.cell(r,c).font=fn(True); ws.cell(r,c).border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
        lv.append((l,S[0],S[4])); G=[round(a+b,2) for a,b in zip(G,S)]; r+=1
    ws.cell(r,3,'TOTAL BUILDING')
    for c,x in zip((4,5,8,10,11),G): ws.cell(r,c,x).number_format='#,##0.0' if c==4 else '0' if c==5 else '#,##0.00'
    for c in range(1,13): ws.cell(r,c).font=fn(True,'FFFFFF'); ws.cell(r,c).fill=PatternFill('solid',fgColor='1F497D')
    ws.cell(4,14,'Level'); ws.cell(4,15,'NLA m²'); ws.cell(4,16,'Share of gross')
    for i,(l,a,x) in enumerate(lv): ws.cell(5+i,14,l); ws.cell(5+i,15,a).number_format='#,##0.0'; ws.cell(5+i,16,x/G[4]).number_format='0.0%'
    for i in(14,15,16): ws.cell(4,i).font=fn(True)
    ws.cell(r+2,1,'Suites 2.03 and G.02 vacant. Coral Coast (2.01) remains in occupation after expiry pending relocation.').font=fn(i=True,z=9)
    for i,w in enumerate([10,12,38,10,7,12,11,15,8,17,17,17,3,11,10,14]): ws.column_dimensions['ABCDEFGHIJKLMNOP'[i]].width=w
    ws.freeze_panes='A5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.create_sheet('Sheet2'); wb.save(doc(name))
    save(name,'OFFICE','AU CBD office by level, annual only, merged level cells, side table, month-only dates',dict(propertyName='88 LONSDALE TERRACE',asOnDate='2025-09-30',units=17,occupied=15,vacant=2,sheet='TS',rows=rows,
      planted=dict(what='Face rent of suite 4.01 is printed 228,388.00 instead of 223,288.00; its gross, the level subtotal and the building total carry 223,288.00',kind='digit_changed')))
