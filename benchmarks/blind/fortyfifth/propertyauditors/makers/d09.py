from h import *
import subprocess,os
from docx import Document
from docx.shared import Pt,Cm
from docx.enum.text import WD_ALIGN_PARAGRAPH as AL, WD_TAB_ALIGNMENT as TA
F='Aldous_Will_Trust_Low_Fell_Farm_accounts_2025.pdf'
s=St('Estate Income and Expenditure Account','Low Fell Farm and Cottages','2024-04-06','2025-04-05',['2025','2024'])
s.h('INCOME'); s.h('Farm and grazing'); a=[s.l('Farm business tenancy - Low Fell Farm',[18500.00,17750.00]),s.l('Grazing licences - High Intake and Beck Field',[3240.00,3115.00]),s.l('Sporting rent',[900.00,900.00]),s.l('Wayleaves - Northern Powergrid',[118.42,113.96])]; t1=s.t('Total farm and grazing',a)
s.h('Cottages'); a=[s.l('No. 1 Low Fell Cottages',[7020.00,6760.00]),s.l('No. 2 Low Fell Cottages',[5415.00,6500.00]),s.l('The Old Smithy (holiday let, net)',[11862.35,12907.10])]; t2=s.t('Total cottages',a)
ti=s.t('TOTAL INCOME',[t1,t2],kind='TOTAL',key='total_income')
s.h('EXPENDITURE'); s.h('Property'); a=[s.l('Repairs - farmhouse and buildings',[6318.77,4102.50]),s.l('Repairs - cottages',[3986.40,1874.15]),s.l('Drainage and fencing',[1450.00,2280.00]),s.l('Insurance - NFU',[3127.64,2896.03]),s.l('Drainage rates',[214.30,206.85]),s.l('Council tax on void cottage',[386.12,0.00])]; e1=s.t('Total property expenditure',a)
s.h('Administration'); a=[s.l('Land agent\'s fees',[2664.00,2592.00]),s.l('Accountancy',[1320.00,1260.00]),s.l('Solicitors',[845.00,2130.00]),s.l('Bank charges',[42.60,38.40])]; e2=s.t('Total administration',a)
te=s.t('TOTAL EXPENDITURE',[e1,e2],kind='TOTAL',key='total_operating_expenses')
n=s.t('NET ESTATE INCOME',[ti,te],[1,-1],'TOTAL',key='noi')
x=s.l('Income tax at basic rate',[r2(-round(s.R[n]['values'][0]*.2,2)),r2(-round(s.R[n]['values'][1]*.2,2))])
s.t('NET INCOME DUE TO LIFE TENANT',[n,x],kind='TOTAL',key='net_income'); print([r['values'] for r in s.R[-3:]])
d=Document(); sec=d.sections[0]; sec.page_width,sec.page_height=Cm(21),Cm(29.7); sec.left_margin=sec.right_margin=Cm(2); sec.top_margin=Cm(2)
st=d.styles['Normal']; st.font.name='Liberation Serif'; st.font.size=Pt(10.5); st.paragraph_format.space_after=Pt(1)
def P(t,b=False,z=10.5,al=AL.CENTER,u=False,sa=1):
    q=d.add_paragraph(); q.alignment=al; r=q.add_run(t); r.bold=b; r.underline=u; r.font.size=Pt(z); q.paragraph_format.space_after=Pt(sa); return q
P('THE TRUSTEES OF THE WILL TRUST OF J. R. ALDOUS DECEASED',True,12); P('Low Fell Farm and Cottages',True,11); P('Estate Income and Expenditure Account',False,11,u=True); P('Year ended 5th April 2025',sa=10)
tabs=[10.3,12.6,14.8,17.1]
def R(cells,b=False,ul=(),ind=0):
    q=d.add_paragraph(); f=q.paragraph_format; f.left_indent=Cm(ind)
    for t in tabs: f.tab_stops.add_tab_stop(Cm(t),TA.RIGHT)
    q.add_run(cells[0]).bold=b
    for i,t in enumerate(cells[1:]):
        q.add_run('\t'); r=q.add_run(t); r.bold=b; r.underline=i in ul
    return q
R(['','','2025','','2024'],True); R(['','£','£','£','£'],True)
inner=True
for k,r in enumerate(s.R):
    v=[('' if x is None else '-' if False else br(x,2)) for x in r['values']]; ty=r['rowType']
    nxt=s.R[k+1]['rowType'] if k+1<len(s.R) else ''
    if ty=='HEADING': q=R([r['label'],'','','',''],r['label'].isupper(),ind=0 if r['label'].isupper() else .3); q.paragraph_format.space_before=Pt(5)
    elif ty=='LINE' and not r['label'].startswith('Income tax'): R([r['label'],v[0],'',v[1],''],ul=(0,2) if nxt=='SUBTOTAL' else (),ind=.7)
    else:
        q=R([r['label'],'',v[0],'',v[1]],ty=='TOTAL',ul=(1,3) if ty=='TOTAL' else (),ind=.3 if ty=='SUBTOTAL' else 0)
        if ty=='TOTAL': q.paragraph_format.space_before=Pt(4)
P('',sa=4); P('The Old Smithy was closed for re-roofing from 6th January to 14th February 2025. No. 2 was void for ten weeks.',al=AL.LEFT,z=9.5,sa=10)
P('Approved by the Trustees on 30th September 2025',al=AL.LEFT,sa=14); P('............................................          ............................................',al=AL.LEFT); P('Trustee                                                            Trustee',al=AL.LEFT)
d.save(f'{B}/makers/tmp_{F[:-4]}.docx')
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{B}/.lo','--convert-to','pdf','--outdir',f'{B}/makers',f'{B}/makers/tmp_{F[:-4]}.docx'],capture_output=True)
os.replace(f'{B}/makers/tmp_{F[:-4]}.pdf',f'{B}/documents/{F}')
save(F,[s],'LAND','OPERATING_STATEMENT','trust accountant (North of England)','word-processor account with tab stops and inset/outset money columns per year',True)
