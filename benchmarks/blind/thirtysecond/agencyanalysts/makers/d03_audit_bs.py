from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
def make():
    R=random.Random(303); name='Terrace View HDC audit FS p3-4.pdf'
    s=St('Balance Sheets','Terrace View Housing Company, Inc.',None,'2024-12-31',['2024','2023'],dec=0,page=1)
    L=lambda lab,a,b,ind=1: s.l(lab,[a,b],ind)
    s.h('ASSETS'); s.h('Current assets:',1)
    c=[L('Cash and cash equivalents',1284316,1102977,2),L("Carrying charges receivable, net of allowance of $41,200 and $36,850",118442,97310,2),L('Subsidy receivable',30276,None,2),L('Prepaid insurance',211805,188614,2),L('Prepaid real estate taxes and other',64190,61733,2)]
    tc=s.t('Total current assets',c,ind=2)
    s.h('Restricted deposits and funded reserves:',1)
    d=[L('Reserve for replacements',2417880,2190462,2),L('Mortgage escrow deposits',386215,371904,2),L('Security deposits held in trust',154820,151665,2),L('Residual receipts',72106,72034,2)]
    td=s.t('Total restricted deposits and funded reserves',d,ind=2)
    s.h('Property and equipment, at cost:',1)
    e=[L('Land',1650000,1650000,2),L('Buildings and improvements',31884702,31140518,2),L('Furniture and equipment',927431,884260,2)]
    te=s.t('Property and equipment, gross',e,ind=2)
    ad=L('Less: accumulated depreciation',-19206117,-18233046,2)
    tn=s.t('Net property and equipment',[te,ad],ind=2)
    oa=L('Right-of-use asset - laundry equipment',18344,25681,1)
    ta=s.t('TOTAL ASSETS',[tc,td,tn,oa],typ='TOTAL',key='total_assets')
    s.h("LIABILITIES AND STOCKHOLDERS' EQUITY (DEFICIT)"); s.h('Current liabilities:',1)
    f=[L('Accounts payable and accrued expenses',423908,391277,2),L('Accrued interest payable',61544,63118,2),L('Prepaid carrying charges',38725,44190,2),L('Due to stockholders - transfer escrows',26600,None,2),L('Current maturities of mortgage payable',512330,489806,2)]
    tf=s.t('Total current liabilities',f,ind=2)
    s.h('Long-term liabilities:',1)
    g=[L('Mortgage payable, net of current maturities',18460772,18973102,2),L('Less: unamortized debt issuance costs',-308415,-331270,2),L('Security deposits payable',153940,150880,2),L('Lease liability',11217,18650,2)]
    tg=s.t('Total long-term liabilities',g,ind=2)
    tl=s.t('Total liabilities',[tf,tg],ind=1,typ='TOTAL',key='total_liabilities')
    s.h("Stockholders' equity (deficit):",1)
    cs=L('Common stock, $25 par; 24,860 shares authorized, issued and outstanding',621500,621500,2); pc=L('Additional paid-in capital',1104865,1104865,2)
    rd=[s.rows[ta]['v'][i]-s.rows[tl]['v'][i]-621500-1104865 for i in (0,1)]
    ac=L('Accumulated deficit',rd[0],rd[1],2)
    if rd[0]>0: s.rows[ac]['label']='Retained earnings'
    q=s.t("Total stockholders' equity (deficit)",[cs,pc,ac],ind=1,typ='TOTAL',key='total_equity')
    s.t("TOTAL LIABILITIES AND STOCKHOLDERS' EQUITY (DEFICIT)",[tl,q],typ='TOTAL')
    W,H=letter; c=canvas.Canvas(os.path.join(DOC,name),pagesize=letter,invariant=1)
    def top(cont=''):
        c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-70,'TERRACE VIEW HOUSING COMPANY, INC.')
        c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-84,'(A Limited-Profit Cooperative Housing Corporation)')
        c.setFont('Times-Bold',12); c.drawCentredString(W/2,H-104,'BALANCE SHEETS'+cont); c.drawCentredString(W/2,H-119,'DECEMBER 31, 2024 AND 2023')
        c.setLineWidth(1); c.line(72,H-128,W-72,H-128)
        c.setFont('Times-Bold',10.5); c.drawRightString(452,H-146,'2024'); c.drawRightString(W-74,H-146,'2023'); c.setLineWidth(.5); c.line(386,H-149,452,H-149); c.line(474,H-149,W-74,H-149)
    def foot(n):
        c.setFont('Times-Italic',9.5); c.drawCentredString(W/2,62,'The accompanying notes are an integral part of these financial statements.'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,40,f'- {n} -')
    top(); y=H-168; first=True
    import textwrap
    for r in s.rows:
        if r['label'].startswith('LIABILITIES AND'):
            foot(3); c.showPage(); top(' (CONTINUED)'); y=H-168; first=True
        caps=r['label'].isupper()
        f='Times-Bold' if caps else 'Times-Roman'; c.setFont(f,10.5)
        if r['type']=='HEADING' and caps: c.drawCentredString(230,y,r['label']); y-=22; continue
        if r['label']=='Property and equipment, gross': lab=''
        else: lab=r['label']
        wr=textwrap.wrap(lab,48) or ['']
        for k,w in enumerate(wr):
            c.drawString(72+14*(r['ind'] if r['type']!='SUBTOTAL' else 3)+(10 if k else 0),y,w)
            if k<len(wr)-1: y-=12.5
        if r['type']!='HEADING':
            dollar=first or r['type']=='TOTAL' and caps; first=False
            for v,x in zip(r['v'],(452,W-74)):
                if r['type']!='LINE': c.line(x-66,y+10,x,y+10)
                c.drawRightString(x+(3.4 if v is not None and v<0 else 0),y,fm(v,0,'-'))
                if dollar: c.drawString(x-64,y,'$')
                if r['type']=='TOTAL' and caps: c.line(x-66,y-2.5,x,y-2.5); c.line(x-66,y-4.5,x,y-4.5)
        y-=15.5 if r['type'] in('LINE','HEADING') else 24
    foot(4); c.save()
    # the gross sum is printed without a caption (auditor's habit): label blank
    for r in s.rows:
        if r['label']=='Property and equipment, gross': r['label']=''
    return save(name,s,'COOPERATIVE','BALANCE_SHEET','audit of a limited-profit housing company, Times, two pages, captionless gross subtotal, dashes for nil')
