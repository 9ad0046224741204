# mixed-use T12 kept in a workbook and printed: first half year and second half year on separate pages
from lib import *
import xlsxwriter, subprocess, os, shutil
def make():
    r=rng(7); s=S(); rot=6
    def L(label,annual,season=FLAT,noise=.05,v=None,ind=1):
        if v is None: v=months(r,annual,season,noise,rot=rot)
        return s.line(label,v+[sum(v)],ind=ind)
    st=lambda a,m,b:[a]*m+[b]*(12-m)
    s.head('REVENUE'); s.head('Office (Floors 3-11)')
    i=[L('Base rent',0,v=[402150]*2+[409870]*5+[417215]*5),L('Operating expense escalations',386400,FLAT,.02),L('Real estate tax escalations',241200,FLAT,.02),L('Tenant electric inclusion',97200,COOL,.06),L('Rent abatement',0,v=[-31800]*3+[0]*6+[-28450]*3)]
    a=s.tot('Office revenue',i)
    s.head('Retail (Ground & Concourse)')
    i=[L('Base rent',0,v=[128940]*6+[132215]*6),L('Percentage rent',0,v=[0,0,0,0,0,0,0,46118,0,0,0,0]),L('CAM & tax recoveries',331200,FLAT,.03),L('Kiosk licences',57600,FLAT,.12)]
    b=s.tot('Retail revenue',i)
    s.head('Residential (148 apartments)')
    g=[round(148*2485*(1+.002*k)) for k in range(12)]
    i=[L('Gross potential rent',0,v=g),L('Vacancy',0,v=[-round(x*(.041+r.uniform(-.012,.015))) for x in g]),L('Concessions',-41800,[2,2,1.5,1,.5,.3,.3,.4,.8,1.2,1.6,2],.2),L('Bad debt',-22600,FLAT,.5),L('Fees, pets & storage',138900,FLAT,.08),L('Utility reimbursement',94700,FLAT,.05)]
    c=s.tot('Residential revenue',i)
    s.head('Garage (412 stalls)')
    i=[L('Monthly permits',764000,FLAT,.03),L('Transient & events',418000,[.8,.8,.9,1,1,1.1,1.1,1,1,1.1,1.1,1.2],.08),L('Less: parking tax',-118200,FLAT,.03)]
    d=s.tot('Garage revenue, net',i)
    ti=s.tot('TOTAL REVENUE',[a,b,c,d],type='TOTAL')
    s.head('OPERATING EXPENSES'); s.head('Payroll'); 
    i=[L('Engineers & porters',511000,FLAT,.04),L('Concierge & leasing',296000,FLAT,.04),L('Taxes & benefits',208500,FLAT,.05)]
    e1=s.tot('Total payroll',i)
    s.head('Repairs & services')
    i=[L('Cleaning contract',438000,FLAT,.02),L('Elevators & escalators',157200,FLAT,.05),L('Mechanical & plumbing',143900,FLAT,.25),L('Apartment turns',88400,[.7,.7,.9,1,1.2,1.4,1.5,1.5,1.1,.8,.6,.6],.15),L('Security',402000,FLAT,.02),L('Landscape & snow',71300,FLAT,.4),L('Garage operator costs',292000,FLAT,.04)]
    e2=s.tot('Total repairs & services',i)
    s.head('Utilities')
    i=[L('Electricity',664000,COOL,.05),L('Chilled & hot water loop',231000,HEAT,.08),L('Water, sewer & trash',214800,FLAT,.06)]
    e3=s.tot('Total utilities',i)
    s.head('General')
    i=[L('Marketing',118600,FLAT,.25),L('Administration',96300,FLAT,.15),L('Management fees',0,v=[round(x*.03) for x in s.rows[ti]['vals'][:12]]),L('Insurance',0,v=[28410]*9+[31155]*3),L('Real estate taxes',0,v=[148200]*6+[153460]*6)]
    e4=s.tot('Total general',i)
    te=s.tot('TOTAL OPERATING EXPENSES',[e1,e2,e3,e4],type='TOTAL')
    noi=s.tot('NET OPERATING INCOME',[ti,te],[1,-1],type='TOTAL')
    i=[L('Senior loan interest',0,v=[321850,321850,311468,321850,311468,321850,321850,290703,321850,311468,321850,311468]),L('Tenant improvements',0,v=[0,0,84200,61550,0,0,0,0,0,138400,22100,0]),L('Leasing commissions',0,v=[0,41300,0,0,0,0,18650,0,0,62870,0,0]),L('Building capital',0,v=[0,0,0,0,0,0,0,26400,54800,31275,0,0])]
    nb=s.tot('Total debt service and capital',i)
    nc=s.tot('CASH FLOW AFTER DEBT AND CAPITAL',[noi,nb],[1,-1],type='TOTAL')
    cols=mlist(2024,7,'{m}-{yy}')+['12 Months']
    f='Foundry_Exchange_Trailing12_June2025.pdf'; tmp=BASE+'/tmp7'; os.makedirs(tmp,exist_ok=True); xp=tmp+'/'+f[:-4]+'.xlsx'
    wb=xlsxwriter.Workbook(xp); ws=wb.add_worksheet('T12')
    F=lambda **k: wb.add_format({**dict(font_name='Liberation Serif',font_size=11),**k})
    ws.set_column(0,0,37); ws.set_column(1,13,11.6)
    ws.write(0,0,'FOUNDRY EXCHANGE',F(bold=True,font_size=14)); ws.write(1,0,'Trailing Twelve Months',F()); ws.write(2,0,'July 2024 through June 2025',F())
    ws.write(4,0,None,F(bottom=2))
    for k,t in enumerate(cols): ws.write(4,1+k,t,F(bold=True,align='right',bottom=2))
    row=5; brk=None
    for k,x in enumerate(s.rows):
        if x['type']=='HEADING':
            if x['label']=='OPERATING EXPENSES': brk=row
            caps=x['label'].isupper(); ws.write(row,0,x['label'],F(bold=caps,italic=not caps)); row+=1; continue
        o={}
        if x['type']=='SUBTOTAL': o=dict(top=1)
        if x['type']=='TOTAL': o=dict(bold=True,top=1,bottom=6)
        ws.write(row,0,x['label'],F(indent=0 if x['type']=='TOTAL' else 1 if x['items'] else 2,bold=x['type']=='TOTAL'))
        for c,v in enumerate(x['vals']): ws.write_number(row,1+c,v,F(num_format='#,##0;-#,##0;0',**o))
        row+=2 if x['items'] else 1
    ws.repeat_rows(0,4); ws.repeat_columns(0,0); ws.set_landscape(); ws.set_paper(1); ws.set_h_pagebreaks([brk]); ws.set_v_pagebreaks([7]); ws.set_print_scale(73); ws.set_margins(.6,.5,.6,.7)
    ws.set_footer('&L&9Foundry Exchange Venture LLC - unaudited&R&9Page &P of &N')
    wb.close()
    subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{BASE}/lo','--convert-to','pdf','--outdir',BASE+'/documents',xp],stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL,timeout=180)
    shutil.rmtree(tmp)
    t=stmt_truth(s,'Trailing Twelve Months','FOUNDRY EXCHANGE','2024-07-01','2025-06-30',cols,dict(total_income=ti,total_operating_expenses=te,noi=noi,net_cash_flow=nc))
    save(f,[t],'MIXED_USE','OPERATING_STATEMENT_T12','joint-venture accountant, printed workbook','workbook printed on four pages: six months a page, label column and titles repeated, down then across; no codes, components as revenue sections',True)
