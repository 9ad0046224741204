# Short JV summary of a net-leased industrial building, expenses negative, line numbers, merged titles
from .common import *
import openpyxl, datetime
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
F='Gantry Lane - 4Q24 JV summary.xlsx'
def make():
    cols=['4Q24 Actual','4Q24 Budget','Variance','FY24 Actual','FY24 Budget','Variance','FY23 Actual']
    s=St('Property Operating Summary','1180 Gantry Lane','2024-10-01','2024-12-31',cols,derive=lambda b,k:[b[0],b[1],b[0]-b[1],b[2],b[3],b[2]-b[3],b[4]],sheet='Summary')
    s.begin()
    s.L('Base rent',[512640,512640,2035560,2035560,1976270]); s.L('NNN reimbursements',[148915,152000,604218,608000,571344]); s.L('Yard storage income',[18000,15000,66000,60000,48000])
    ti=s.end('Total revenue',key='total_income',typ='TOTAL')
    s.begin()
    s.L('Real estate taxes',[-91380,-92500,-365520,-370000,-349116]); s.L('Insurance',[-17404,-17250,-69102,-69000,-58930]); s.L('Repairs, grounds and snow',[-31877,-28000,-118406,-112000,-109655]); s.L('Management fee',[-20386,-20389,-81173,-81107,-77868]); s.L('Non-recoverable',[-4212,-3000,-9940,-12000,-14220])
    te=s.end('Total operating expenses',key='total_operating_expenses',typ='TOTAL')
    noi=s.T('Net operating income',[(ti,1),(te,1)],key='noi')
    a=s.L('Debt service',[-241870,-241870,-967480,-967480,-967480]); b=s.L('Capital and leasing reserve',[-25000,-25000,-100000,-100000,-85000])
    n=s.T('Cash available for distribution',[(noi,1),(a,1),(b,1)],key='net_cash_flow')
    t=s.rows[n]['base']; lp=[rnd(x*.9) for x in t]
    s.begin(); s.L('Distributable to Larkmoor Investors (90%)',lp); s.L('Distributable to Gantry Sponsor (10%)',[x-y for x,y in zip(t,lp)]); s.end('Total distributable')
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Summary'; wb.properties.created=datetime.datetime(2025,1,28)
    ws.sheet_view.showGridLines=False
    f=lambda **k:Font(name='Cambria',size=11,**k)
    for rr,tx,z in [(2,'1180 Gantry Lane',16),(3,'Property Operating Summary',12),(4,'Quarter and Year Ended December 31, 2024',11)]:
        ws.merge_cells(start_row=rr,start_column=2,end_row=rr,end_column=10); c=ws.cell(rr,2,tx); c.font=Font(name='Cambria',size=z,bold=rr<4,italic=rr==4); c.alignment=Alignment(horizontal='center')
    th=Side(style='thin'); fill=PatternFill('solid',fgColor='FCE4D6')
    for a0,b0,tx in [(4,6,'Fourth Quarter 2024'),(7,9,'Full Year 2024')]:
        ws.merge_cells(start_row=6,start_column=a0,end_row=6,end_column=b0); c=ws.cell(6,a0,tx); c.font=f(bold=True); c.alignment=Alignment(horizontal='center'); 
        for k in range(a0,b0+1): ws.cell(6,k).fill=fill; ws.cell(6,k).border=Border(bottom=th)
    ws.cell(6,10,'Full Year 2023').font=f(bold=True); ws.cell(6,10).fill=fill; ws.cell(6,10).alignment=Alignment(horizontal='center'); ws.cell(6,10).border=Border(bottom=th)
    for k,tx in enumerate(['Actual','Budget','Variance','Actual','Budget','Variance','Actual']): c=ws.cell(7,4+k,tx); c.font=f(italic=True); c.alignment=Alignment(horizontal='right')
    y=8;ln=1
    for r in s.rows:
        tot=r['items'] is not None
        ws.cell(y,2,f'{ln}.').font=f(color='808080'); ws.cell(y,3,r['label']).font=f(bold=tot)
        for k,v in enumerate(r['vals']):
            c=ws.cell(y,4+k,v); c.font=f(bold=tot); c.number_format='$#,##0_);($#,##0)' if tot or ln==1 else '#,##0_);(#,##0)'
            if tot: c.border=Border(top=th)
        y+=1;ln+=1
        if r['type']=='TOTAL': y+=1
    y+=1; ws.cell(y,3,'Leased 100% to two tenants; 248,000 SF; weighted remaining term 5.4 years.').font=f(italic=True)
    ws.cell(y+1,3,'Expenses are shown as negative amounts. Variance = actual less budget.').font=f(italic=True)
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=5; ws.column_dimensions['C'].width=42
    for k in 'DEFGHIJ': ws.column_dimensions[k].width=14
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(os.path.join(DOC,F))
    save(F,[s],'INDUSTRIAL','OPERATING_STATEMENT','Small sponsor, Excel','Seventeen lines, line numbers, merged titles, grouped two-line header, expenses negative, distribution split',False)
