from lib import *
from reportlab.pdfgen import canvas
P='Quillmark Associates Limited Partnership'
cols=['2024','2023']
b=St('Balance Sheets',P,None,'2024-12-31',cols,page=2)
b.h('ASSETS')
b.h('Rental property, at cost',note='2, 4')
ids=[b.l('Land',[2150000,2150000]),b.l('Buildings and improvements',[24718336,24402915]),b.l('Furniture and equipment',[1306442,1241780])]
g=b.t('',ids); b.rows[g]['lay']['nolabel']=1
d=b.l('Less accumulated depreciation',[-9864207,-9037551])
nrp=b.t('Net rental property',[g,d],code=None)
o=[b.l('Cash and cash equivalents',[641288,588194],note='2'),b.l('Tenant accounts receivable, net of allowance of $14,200 and $11,850',[37915,42306]),b.l('Prepaid expenses',[88140,80277])]
rc=b.h('Restricted deposits and funded reserves',note='3')
q=[b.l('Tenant security deposits',[121604,119355],ind=1),b.l('Mortgage escrow deposits',[204117,187642],ind=1),b.l('Replacement reserve',[735906,690418],ind=1)]
qt=b.t('Total restricted deposits',q,ind=1)
f=b.l('Tax credit compliance fees, net',[43875,48750],note='2')
ta=b.t('Total assets',[nrp]+o+[qt,f],typ='TOTAL',key='total_assets')
b.h("LIABILITIES AND PARTNERS' EQUITY (DEFICIT)")
b.h('Liabilities')
li=[b.l('Mortgage note payable, net of unamortized debt issuance costs',[13406772,13688310],note='4'),b.l('Accounts payable and accrued expenses',[286519,301244]),b.l('Accrued interest payable',[52608,53704]),b.l('Due to general partner and affiliates',[418000,455000],note='5'),b.l('Tenant security deposits payable',[119870,117402]),b.l('Prepaid rents',[26341,19788])]
tl=b.t('Total liabilities',li,typ='TOTAL',key='total_liabilities')
b.l('Commitments and contingencies',None,note='7')
A=b.rows[ta]['vals'];T=b.rows[tl]['vals']
eq=[A[i]-T[i] for i in range(2)]
b.h("Partners' equity (deficit)",note='6')
gp=[-184226,-180914]
e1=b.l('General partner',gp,ind=1);e2=b.l('Limited partners',[eq[i]-gp[i] for i in range(2)],ind=1)
te=b.t("Total partners' equity",[e1,e2],typ='TOTAL',key='total_equity')
tle=b.t("Total liabilities and partners' equity",[tl,te],typ='TOTAL')
# drop label for the unlabelled subtotal: printed with no caption -> label ''
o_=St('Statements of Operations',P,'2024-01-01','2024-12-31',cols,page=3)
s=o_
s.h('Revenue')
rv=[s.l('Rental income',[4216308,4063517],note='2',ind=1),s.l('Vacancies and concessions',[-203114,-226940],ind=1),s.l('Commercial rent',[168000,163200],note='8',ind=1),s.l('Tenant charges and other',[92466,85319],ind=1),s.l('Interest income',[21877,14206],ind=1)]
tr=s.t('Total revenue',rv,typ='TOTAL',key='total_income',ind=2)
s.h('Operating expenses')
ex=[s.l('Administrative',[402716,389153],ind=1),s.l('Management fee',[171822,163972],note='5',ind=1),s.l('Utilities',[377204,391668],ind=1),s.l('Operating and maintenance',[686391,642077],ind=1),s.l('Real estate taxes',[431980,418246],ind=1),s.l('Insurance',[248613,201470],ind=1),s.l('Bad debts',[19604,27315],ind=1)]
tx=s.t('Total operating expenses',ex,typ='TOTAL',key='total_operating_expenses',ind=2)
ni=s.t('Net operating income',[tr],[tx],typ='TOTAL',key='noi')
s.h('Other expenses')
ox=[s.l('Interest expense - mortgage',[637915,651204],note='4',ind=1),s.l('Depreciation',[826656,813940],note='2',ind=1),s.l('Amortization',[4875,4875],ind=1),s.l('Asset management fee - limited partner',[15000,15000],note='5',ind=1),s.l('Partnership management fee',[37000,36000],note='5',ind=1)]
tox=s.t('Total other expenses',ox,ind=2)
net=s.t('Net income (loss)',[ni],[tox],typ='TOTAL',key='net_income')
# equity roll: make the equity change = net income less distribution is left to statement of changes (not presented)
name='quillmark_lp_audited_2024.pdf'
c=canvas.Canvas(os.path.join(DOC,name),pagesize=(612,792),invariant=1)
c.setFont('Times-Roman',22);c.drawCentredString(306,520,'Quillmark Associates')
c.drawCentredString(306,494,'Limited Partnership');c.setFont('Times-Roman',13)
c.drawCentredString(306,450,'Financial Statements and Independent Auditor\'s Report');c.drawCentredString(306,430,'December 31, 2024 and 2023')
c.setFont('Times-Italic',11);c.drawCentredString(306,120,'Penhallow Strick & Dane LLP, Certified Public Accountants');c.showPage()
def draw(st,title,sub,pg,dol):
    c.setFont('Times-Bold',13);c.drawCentredString(306,735,P);c.setFont('Times-Bold',12);c.drawCentredString(306,719,title)
    c.setFont('Times-Roman',11);c.drawCentredString(306,704,sub)
    y=676;c.setFont('Times-Bold',10.5);c.drawCentredString(372,y,'Note');c.drawRightString(458,y,'2024');c.drawRightString(546,y,'2023')
    c.setLineWidth(.6);c.line(356,y-3,388,y-3);c.line(398,y-3,460,y-3);c.line(486,y-3,548,y-3);y-=20
    for n,r in enumerate(st.rows):
        lay=r['lay'];lab=r['label']
        big=r['typ']=='HEADING' and lab.isupper()
        if big:
            y-=6;c.setFont('Times-Roman',11);c.drawCentredString(220,y,lab);y-=20;continue
        c.setFont('Times-Roman',10.5)
        x=60+14*lay.get('ind',0)
        if len(lab)>52:
            k=lab.rfind(' ',0,48);c.drawString(x,y,lab[:k]);y-=12.5;c.drawString(x+12,y,lab[k+1:])
        else: c.drawString(x,y,lab)
        if lay.get('note'): c.drawCentredString(372,y,lay['note'])
        tot=bool(r['plus'])
        if r['typ']!='HEADING' and r['base'] is not None:
            for xr,v in ((458,r['vals'][0]),(546,r['vals'][1])):
                if tot: c.line(xr-60,y+10,xr+2,y+10)
                c.drawRightString(xr+(3.4 if v<0 else 0),y,money(v))
                if n in dol: c.drawString(xr-60,y,'$')
                if n in dol and tot and n!=min(dol):
                    c.line(xr-60,y-3,xr+2,y-3);c.line(xr-60,y-5,xr+2,y-5)
        elif r['typ']=='LINE':
            c.drawRightString(458,y,'-');c.drawRightString(546,y,'-')
        y-=(20 if tot else 14.5)
    c.setFont('Times-Italic',9.5);c.drawCentredString(306,60,'See notes to financial statements.');c.setFont('Times-Roman',10);c.drawCentredString(306,40,str(pg));c.showPage()
draw(b,'Balance Sheets','December 31, 2024 and 2023',4,{ids[0],ta,li[0],tle})
draw(s,'Statements of Operations','Years ended December 31, 2024 and 2023',5,{rv[0],net})
c.save()
save(name,[b,s],'MULTIFAMILY','BALANCE_SHEET','audited comparative statements with notes column; two statements in one PDF, cover page',False)
