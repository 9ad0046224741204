from common import *
import xlsxwriter
from datetime import date
def make():
    R=random.Random(707); name='Maple Grove AL - 2024 monthly w quarters v3.xlsx'
    cols=[]
    for q in range(4): cols+= [f'{MON[q*3+i]}-24' for i in range(3)]+[f'Q{q+1}']
    cols.append('FY 2024')
    s=St('Monthly Operating Results','Maple Grove Assisted Living & Memory Care','2024-01-01','2024-12-31',cols,sheet='T12',dec=0)
    def q(m):
        o=[]
        for k in range(4): x=m[k*3:k*3+3]; o+=x+[sum(x)]
        return o+[sum(m)]
    def L(n,b,v=.05,t=0,z=0,sg=1): return s.l(n,q([sg*x for x in series(R,b,v,trend=t,zero=z,dec=0)[:12]]))
    s.h('REVENUES')
    a=[L('Private pay - AL studio',121500,.02,.002),L('Private pay - AL one bedroom',98200,.02,.002),L('Private pay - memory care',88400,.03,.001),L('Medicaid waiver',41250,.06),L('Care level add-ons',52300,.05),L('Second occupant',5600,.1),L('Move-in / community fee',9500,.6),L('Respite',6200,.7,0,.1),L('Move-in incentives',4100,.5,0,.2,-1),L('Uncollectible',1900,.6,0,.1,-1)]
    ti=s.t('Total revenues',a,typ='TOTAL',key='total_income')
    s.h('EXPENSES'); E=[]
    for hd,ls in [('Resident care',[('Wages - caregivers',78200,.04),('Wages - nurses',27900,.05),('Agency staffing',6100,.8),('Care supplies',2900,.2)]),('Dining',[('Wages - kitchen',21800,.04),('Food',28300,.06),('Kitchen supplies',1750,.3)]),('Plant & housekeeping',[('Wages - maint/housekeeping',17600,.05),('Repairs',5200,.5),('Contracts (elevator, fire, HVAC)',3100,.2),('Electric & gas',10900,.2),('Water/sewer/trash',5150,.1),('Cable & phone',3890,.04)]),('Administration',[('Wages - office & activities',22400,.03),('Payroll taxes & benefits',31800,.07),('Marketing / placement fees',8900,.4),('Licenses, software, bank',3900,.2),('Professional fees',2300,.7)])]:
        s.h(hd); ii=[L(n,b,v) for n,b,v in ls]; E.append(s.t(f'Subtotal {hd.lower()}',ii))
    s.h('Fixed'); ii=[s.l('Property tax',q([8825]*6+[9140]*6)),s.l('Insurance (prop + GL/PL)',q([7460]*12)),s.l('Management fee 5%',q([round(sum(s.rows[ti]['v'][c:c+1])*.05) for c in (0,1,2,4,5,6,8,9,10,12,13,14)]))]
    E.append(s.t('Subtotal fixed',ii)); te=s.t('Total expenses',E,typ='TOTAL',key='total_operating_expenses')
    noi=s.t('NOI',[ti],[te],typ='TOTAL',key='noi')
    wb=xlsxwriter.Workbook(os.path.join(DOC,name)); wb.set_properties({'created':__import__('datetime').datetime(2025,2,3)})
    n=wb.add_worksheet('Read me'); n.write('B2','Maple Grove Assisted Living & Memory Care'); n.write('B3','FY2024 monthly package for lender'); n.write('B5','T12 tab = from the GL, unaudited. Whole dollars.'); n.write('B6','Agency staffing should drop once the weekend nurse is hired (offer out).'); n.set_column('B:B',70)
    w=wb.add_worksheet('T12'); w.hide_gridlines(2); w.set_landscape(); w.fit_to_pages(1,0)
    F=lambda **k: wb.add_format({'font_name':'Cambria','font_size':10,**k}); nf='#,##0;[Red]-#,##0;0'
    w.write('B1','Maple Grove Assisted Living & Memory Care',F(bold=True)); w.write('B2','Monthly Operating Results - Twelve Months Ended December 31, 2024',F(italic=True))
    hf=F(bold=True,num_format='mmm-yy',align='center',bottom=2); hq=F(bold=True,align='center',bottom=2,bg_color='#FFF2CC')
    col=[]; c=3; 
    for k in range(17):
        col.append(c); c+=1
        if k in (3,7,11,15): c+=0
    mi=0
    for k in range(17):
        if k%4==3 or k==16: w.write(4,col[k],cols[k],hq)
        else: mi+=1; w.write_datetime(4,col[k],__import__('datetime').datetime(2024,mi,1),hf)
    # census block (no money)
    w.write(5,1,'Avg. residents (78 beds)',F(italic=True,font_color='#555555')); w.write(6,1,'Occupancy',F(italic=True,font_color='#555555'))
    cen=[round(66+R.uniform(-2.5,3.5),1) for _ in range(12)]; qc=[]
    for k in range(4): x=cen[k*3:k*3+3]; qc+=x+[round(sum(x)/3,1)]
    qc.append(round(sum(cen)/12,1))
    for k,x in enumerate(qc): w.write(5,col[k],x,F(num_format='0.0',font_color='#555555')); w.write(6,col[k],x/78,F(num_format='0.0%',font_color='#555555'))
    r0=8; pos={}
    rr=r0
    for i,r in enumerate(s.rows):
        if i and (r['label'].isupper() or r['label']=='NOI'): rr+=1
        pos[i]=rr; rr+=1
    L_=lambda c: xlsxwriter.utility.xl_col_to_name(c)
    for i,r in enumerate(s.rows):
        y=pos[i]; bold=r['type']!='LINE'
        w.write(y,1 if bold else 2,r['label'],F(bold=bold,underline=1 if r['type']=='HEADING' else 0))
        if r['type']=='HEADING': continue
        for k,v in enumerate(r['v']):
            d=dict(num_format=nf,bold=bold)
            if k%4==3 or k==16: d['bg_color']='#FFF2CC'
            if bold: d['top']=1
            if r['type']=='TOTAL': d['bottom']=6
            f=F(**d); C=col[k]
            if k==16: w.write_formula(y,C,'='+'+'.join(f'{L_(col[j])}{y+1}' for j in (3,7,11,15)),f,v)
            elif k%4==3: w.write_formula(y,C,f'=SUM({L_(C-3)}{y+1}:{L_(C-1)}{y+1})',f,v)
            elif r['foots']:
                sg='-' if r['label']=='NOI' else '+'
                w.write_formula(y,C,'='+sg.join(f'{L_(C)}{pos[j]+1}' for j in r['foots']),f,v)
            else: w.write_number(y,C,v,f)
    y=pos[len(s.rows)-1]+1; w.write(y,1,'NOI margin',F(italic=True))
    for k in range(17): w.write(y,col[k],s.rows[noi]['v'][k]/s.rows[ti]['v'][k],F(italic=True,num_format='0.0%'))
    w.write(y+2,1,'unaudited - for lender use only',F(italic=True,font_size=8))
    w.set_column(0,0,1.5); w.set_column(1,1,4); w.set_column(2,2,30); w.set_column(3,19,9.7); w.freeze_panes(5,3); w.activate()
    wb.close()
    return save(name,s,'SENIOR_HOUSING','OPERATING_STATEMENT_T12','owner workbook, date headers, quarter columns between, formulas, census rows on top',True)
