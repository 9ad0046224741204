# Retail centre variance report, workbook; budget before actual, comments column, hidden helper column; planted: one digit
from lib import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
def make():
    g=random.Random(4110); name='Copperfield Crossing_Variance Report_May-25.xlsx'
    s=S('Monthly Variance Report','Copperfield Crossing Shopping Center','2025-05-01','2025-05-31',['Current Month Budget','Current Month Actual','Current Month Over / (Under)','Year to Date Budget','Year to Date Actual','Year to Date Over / (Under)','Full Year 2025 Budget','Full Year 2025 Reforecast'],sheet='Variance')
    com={}
    def L(code,label,b,j=.05,note=None,zero=False):
        b=b*100; a=0 if zero else int(b*g.gauss(1,j)/100)*100; ya=a+int(4*b*g.gauss(1,j/2)/100)*100
        i=s.line(label,[b,a,a-b,5*b,ya,ya-5*b,12*b,ya+7*b],code,1)
        if note: com[i]=note
        return i
    s.head('RENTAL REVENUE')
    a=s.tot('TOTAL RENTAL REVENUE',[L('4110.01','Minimum Rent - Anchors',71250,0),L('4110.02','Minimum Rent - In-Line Shops',103840,.015,'Suite 118 (nail salon) vacated 4/30; backfill LOI out.'),L('4110.03','Minimum Rent - Outparcels / Ground Leases',22600,0),L('4130.01','Percentage Rent',3200,.3),L('4150.01','Specialty / Temporary Tenants',2100,.3)],lvl=0)
    s.head('TENANT REIMBURSEMENTS')
    b=s.tot('TOTAL TENANT REIMBURSEMENTS',[L('4210.01','CAM',38450,.01),L('4220.01','Real Estate Taxes',29870,.01),L('4230.01','Insurance',5120,.01),L('4240.01','Prior Year Reconciliations',4000,.2,'2024 recs billed in May for 9 of 22 tenants.'),L('4250.01','Trash & Water',2450,.06)],lvl=0)
    s.head('OTHER REVENUE')
    d=s.tot('TOTAL OTHER REVENUE',[L('4310.01','Marketing Fund Contributions',1750,.01),L('4320.01','Late Fees & Interest',350,.6),L('4330.01','Signage & Antenna License',1400,0)],lvl=0)
    bd=L('4910.01','Less: Reserve for Bad Debt',-2500,.5); s.rows[bd].lvl=0
    ti=s.tot('EFFECTIVE GROSS REVENUE',[a,b,d,bd],lvl=0,kind='TOTAL',key='total_income')
    def grp(h,items): s.head(h); return s.tot('TOTAL '+h,[L(*q) for q in items],lvl=0)
    T=[grp('COMMON AREA MAINTENANCE',[('5210.01','Parking Lot Sweeping',2950,.02),('5210.02','Parking Lot Repairs',3400,.5,'Pothole patching moved up from July.'),('5210.03','Landscaping',4875,.03),('5210.04','Irrigation Repairs',650,.5),('5210.05','Lighting Repairs',1280,.4),('5210.06','Site Electricity',3860,.07),('5210.07','Water & Sewer',3120,.08),('5210.08','Trash Removal',2760,.02),('5210.09','Security Patrol',6400,.02),('5210.10','Pest Control',310,0),('5210.11','Fire Sprinkler Monitoring',540,.1),('5210.12','Roof Maintenance',1900,.5,'Anchor B leak - claim under warranty filed.'),('5210.13','Day Porter',3350,.02)]),
       grp('FIXED EXPENSES',[('5510.01','Real Estate Taxes',31400,0),('5520.01','Property & Liability Insurance',5650,0)]),
       grp('NON-RECOVERABLE EXPENSES',[('5710.01','Management Fees',9850,.015),('5710.02','Vacant Suite Utilities',720,.3),('5710.03','Legal Fees',1200,.9),('5710.04','Marketing & Seasonal Decor',1500,.3),('5710.05','Leasing Travel',400,.2,None,True)])]
    te=s.tot('TOTAL OPERATING EXPENSES',T,lvl=0,kind='TOTAL',key='total_operating_expenses')
    noi=s.tot('NET OPERATING INCOME',[ti,te],lvl=0,kind='TOTAL',signs=[1,-1],key='noi')
    s.head('CAPITAL & DEBT')
    x=[L('7110.01','Tenant Improvements',8000,.4),L('7110.02','Leasing Commissions',3500,.3),L('7210.01','Debt Service - Interest',58730,.002),L('7210.02','Debt Service - Principal',14120,.004)]
    t=s.tot('TOTAL CAPITAL & DEBT',x,lvl=0)
    s.tot('CASH FLOW AFTER CAPITAL & DEBT',[noi,t],lvl=0,kind='TOTAL',signs=[1,-1],key='net_cash_flow')
    # planted: one digit of one actual
    i=next(k for k,r in enumerate(s.rows) if r.code=='5210.09'); tv=s.rows[i].vals[1]
    d_=str(tv//100); pv=int(d_[0]+str((int(d_[1])+3)%10)+d_[2:])*100; s.rows[i].vals[1]=pv
    s.planted={"what":f"'Security Patrol' Current Month Actual is printed {pv//100:,} where {tv//100:,} belongs; its variance, the CAM total and everything above it use the true figure","kind":"digit_changed"}
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Variance'
    F=lambda **k: Font(name='Century Gothic',size=9,**k)
    # A hidden helper (sort no.), B account, C description, D-G month, H gap, I-L ytd, M gap, N-O year, P comments
    ws.column_dimensions['A'].hidden=True; ws['A6']='sort'
    for c,w in zip('BCDEFGHIJKLMNOP',[10,42,12,12,12,9,2,12,12,12,9,2,14,14,52]): ws.column_dimensions[c].width=w
    ws['B1']='Copperfield Crossing Shopping Center'; ws['B2']='Monthly Variance Report'; ws['B3']='Period: May 2025'; ws['P1']='Managed by Ridgeway Retail Services LLC'; ws['P2']='Explain variances over 10% and $500'
    for c in('B1','B2','B3','P1','P2'): ws[c].font=F(bold=c[0]=='B')
    og=PatternFill('solid',fgColor='F4B183'); pale=PatternFill('solid',fgColor='FBE5D6')
    for a_,t_ in (('D5:G5','CURRENT MONTH'),('I5:L5','YEAR TO DATE'),('N5:O5','FULL YEAR 2025')): ws.merge_cells(a_); q=ws[a_[:2]]; q.value=t_; q.fill=og; q.font=F(bold=True); q.alignment=Alignment(horizontal='center')
    for c,t_ in zip('BCDEFGIJKLNOP',['Account','Description','Budget','Actual','Over / (Under)','%','Budget','Actual','Over / (Under)','%','Budget','Reforecast','Comments']):
        q=ws[c+'6']; q.value=t_; q.font=F(bold=True); q.alignment=Alignment(horizontal='center',wrap_text=True); q.border=Border(bottom=Side(style='thin'),top=Side(style='thin'))
    r=7; NF='#,##0;[Red](#,##0);0'
    for k,row in enumerate(s.rows):
        ws.cell(r,1,(k+1)*10); ws.cell(r,2,row.code).font=F(); q=ws.cell(r,3,row.label); q.alignment=Alignment(indent=row.lvl); bold=row.t!='LINE'; q.font=F(bold=bold,underline='single' if row.t=='HEADING' else None)
        if row.t!='HEADING':
            v=row.vals
            for c,x in zip((4,5,6,9,10,11,14,15),v): y=ws.cell(r,c,x//100); y.number_format=NF; y.font=F(bold=bold); y.border=Border(top=Side(style='thin')) if row.items else Border()
            for c,vv,bb in((7,v[2],v[0]),(12,v[5],v[3])):
                y=ws.cell(r,c,round(vv/abs(bb),3) if bb else 'n/a'); y.number_format='0.0%;[Red](0.0%)'; y.font=F(italic=True); y.alignment=Alignment(horizontal='right')
            if k in com: q=ws.cell(r,16,com[k]); q.font=F(italic=True); q.alignment=Alignment(wrap_text=True)
            if row.t=='TOTAL':
                for c in range(2,16): ws.cell(r,c).fill=pale
        r+=2 if row.items else 1
    ws.freeze_panes='D7'; ws.print_title_rows='1:6'
    n=wb.create_sheet('Leasing Notes'); n.column_dimensions['B'].width=90
    for q,t_ in enumerate(['Leasing notes - May 2025','Suite 104: renewal executed, 5 years, tenant keeps the existing storefront.','Suite 118: vacated at expiration; letter of intent from a dental group.','Outparcel 3: coffee drive-through asked for a second access; city review in June.'],2): n.cell(q,2,t_)
    wb.save(doc(name))
    save(name,[s],'RETAIL','OPERATING_STATEMENT','property accounting, retail manager','workbook, budget before actual, month / YTD / full year groups, gap columns, hidden helper column, comments column, second sheet with notes','one wrong digit (planted); hidden sort column; two full-year columns; variance = actual minus budget throughout')
if __name__=='__main__': make()
