# Hong Kong statement of financial position, Group and Company
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
r=random.Random(3905)
s=St('STATEMENTS OF FINANCIAL POSITION','Kwong Shing Land Holdings Limited',None,'2025-03-31',["Group 2025 HK$'000","Group 2024 HK$'000","Company 2025 HK$'000","Company 2024 HK$'000"],ttitle='STATEMENTS OF FINANCIAL POSITION (balance sheet)')
def L(l,g,c,n='',**k): s.L(l,[jit(r,g) if g else 0,jit(r,g*.97) if g else 0,jit(r,c) if c else 0,jit(r,c*.96) if c else 0],note=n,**k)
s.H('ASSETS'); s.H('Non-current assets',keep=True)
L('Investment properties',6824000,0,'14');L('Property, plant and equipment',412300,1860,'15');L('Right-of-use assets',38700,2940,'16');L('Interests in subsidiaries',0,3105000,'17');L('Interest in a joint venture',286400,0,'18');L('Deferred tax assets',9200,0,'27')
s.T('nca','Total non-current assets')
s.H('Current assets')
L('Completed properties held for sale',318500,0,'19');L('Trade and other receivables',74600,3120,'20');L('Amounts due from subsidiaries',0,642000,'17');L('Tax recoverable',2830,0);L('Bank balances and cash',396200,41800,'21')
s.T('ca','Total current assets')
s.T('ta','Total assets','nca ca',typ='TOTAL',kt='total_assets')
k=len(s.rows)
ncl=[('Bank borrowings',1640000,820000,'24'),('Lease liabilities',21400,1480,'16'),('Tenants\u2019 deposits',58300,0,'23'),('Deferred tax liabilities',146500,0,'27')]
cl=[('Trade and other payables',132600,9340,'22'),('Bank borrowings',268000,120000,'24'),('Lease liabilities',11900,1120,'16'),('Amounts due to subsidiaries',0,214000,'17'),('Tax payable',33400,0)]
mk=lambda t:[jit(r,t[1]) if t[1] else 0,jit(r,t[1]*.97) if t[1] else 0,jit(r,t[2]) if t[2] else 0,jit(r,t[2]*.96) if t[2] else 0]
A=[(t,mk(t)) for t in ncl];B=[(t,mk(t)) for t in cl]
tot=[sum(x[1][i] for x in A+B) for i in range(4)]; ta=s.row('ta')['base']; eq=[ta[i]-tot[i] for i in range(4)]
nci=[148720,143905,0,0]; sc=[850000]*4
s.H('EQUITY AND LIABILITIES'); s.H('Equity attributable to owners of the Company',keep=True)
s.L('Share capital',sc,note='28'); s.L('Reserves',[eq[i]-nci[i]-sc[i] for i in range(4)],note='29')
s.T('ow','Shareholders\u2019 funds')
s.L('Non-controlling interests',nci,key='nci'); s.T('te','Total equity','ow nci',typ='TOTAL',kt='total_equity')
s.H('Non-current liabilities')
for t,v in A: s.L(t[0],v,note=t[3])
s.T('ncl','Total non-current liabilities')
s.H('Current liabilities')
for t,v in B: s.L(t[0],v,note=t[3] if len(t)>3 else '')
s.T('cl','Total current liabilities')
s.T('tl','Total liabilities','ncl cl',typ='TOTAL',kt='total_liabilities')
s.T('tel','Total equity and liabilities','te tl',typ='TOTAL')
assert s.row('tel')['base']==ta
c=canvas.Canvas(HERE+'/documents/r05_hk_group_company.pdf',pagesize=A4); W,H=A4; R=[345,408,478,541]
F='Times-Roman';FB='Times-Bold'
c.setFont(FB,14);c.drawString(54,H-56,'STATEMENTS OF FINANCIAL POSITION');c.setFont('Times-Italic',10);c.drawString(54,H-70,'At 31 March 2025');c.setFont(F,8);c.drawRightString(541,H-40,'Kwong Shing Land Holdings Limited  Annual Report 2025')
c.setFont(FB,9.5);c.drawCentredString(360,H-92,'Group');c.drawCentredString(500,H-92,'Company');c.line(300,H-95,408,H-95);c.line(434,H-95,541,H-95)
for x,t in zip(R,['2025','2024']*2):c.drawRightString(x,H-106,t);c.drawRightString(x,H-117,"HK$'000")
c.setFont('Times-Italic',9);c.drawCentredString(276,H-117,'Notes')
y=H-134
for i,q in enumerate(s.rows):
    h=q['typ']=='HEADING'
    if h:y-=5
    c.setFont(FB if q['typ'] in('HEADING','TOTAL') else F,9.5)
    c.drawString(54,y,q['label'])
    if q['typ']=='SUBTOTAL' or q['typ']=='TOTAL':
        for x in R:c.setLineWidth(.5);c.line(x-48,y+9,x,y+9)
    if not h:
        for x,v in zip(R,q['vals']):c.drawRightString(x,y,'\u2013' if v is None else f'{v:,}')
        c.setFont(F,8.5);c.drawCentredString(276,y,q['x'].get('note') or '')
    if q['typ']=='TOTAL':
        for x in R:c.line(x-48,y-3,x,y-3)
        if q['label'] in('Total assets','Total equity and liabilities'):
            for x in R:c.line(x-48,y-4.6,x,y-4.6)
        y-=6
    y-=13
c.setFont(F,8.5);c.drawString(54,y-14,'The notes on pages 88 to 164 form part of these financial statements. Approved by the Board on 26 June 2025.');c.drawCentredString(W/2,30,'85');c.save()
save('r05_hk_group_company.pdf',[s],'MIXED_USE','BALANCE_SHEET','HK annual report, Group and Company, equity before liabilities',False)
