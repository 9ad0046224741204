# Fixed-width property TB, MRI-like, PDF (reportlab canvas, Courier)
import random
from common import *
from reportlab.pdfgen import canvas
def run():
    R=random.Random(2103)
    def tm(v): return '' if v is None else (f'{abs(v):,.2f}'+('-' if v<0 else ' '))
    P='other:BALANCE 12/31/23'; K=[P,'beginning','activity','ending']
    BS=[('0110-0000','CASH - OPERATING'),('0112-0000','CASH - LENDER LOCKBOX'),('0130-0000','TENANT RECEIVABLES'),('0131-0000','ALLOWANCE DOUBTFUL ACCTS'),('0138-0000','ESCROW - REAL ESTATE TAX'),('0150-0000','LAND'),('0152-0000','BUILDING & IMPROVEMENTS'),('0159-0000','ACCUM DEPRECIATION'),('0165-0000','DEFERRED LEASING COSTS'),
        ('0201-0000','ACCOUNTS PAYABLE'),('0215-0000','ACCRUED REAL ESTATE TAX'),('0222-0000','PREPAID RENT'),('0230-0000','SECURITY DEPOSITS'),('0250-0000','MORTGAGE NOTE PAYABLE'),('0301-0000','OWNER EQUITY'),('0305-0000','OWNER DISTRIBUTIONS')]
    PL=[('0410-0000','MINIMUM RENT',-1),('0412-0000','PERCENTAGE RENT',-.04),('0421-0000','CAM RECOVERY',-.17),('0422-0000','TAX RECOVERY',-.13),('0423-0000','INSURANCE RECOVERY',-.025),('0440-0000','LATE FEES & MISC',-.004),
        ('0510-0000','LANDSCAPE & LOT SWEEP',.035),('0514-0000','REPAIRS - ROOF & STRUCTURE',.022),('0520-0000','UTILITIES - COMMON AREA',.03),('0531-0000','MANAGEMENT FEE',.04),('0540-0000','INSURANCE',.028),('0545-0000','REAL ESTATE TAX',.14),('0560-0000','BAD DEBT EXPENSE',.006),('0610-0000','INTEREST EXPENSE',.29),('0620-0000','DEPRECIATION',.21),('0630-0000','AMORT LEASING COSTS',.02)]
    ents=[('R412','HARROW GATE PLAZA',2_140_000),('R427','LINDEN COURT SHOPS',1_060_000)]
    W=132; lines=[]; rows=[]; tot=[]; grand={'BS':[], 'PL':[]}
    fmt=lambda a,n,d: f"{a:<11}{n:<30}"+''.join(f'{tm(d.get(k)):>19}' for k in K)
    blocks=[]
    for code,nm,rent in ents:
        n=lambda x: round(x*(1+R.uniform(-.06,.06)),2)
        prior={};beg={};act={}
        for c,x,f in PL:
            if c=='0412-0000': prior[c]=n(f*rent); beg[c]=n(f*rent*.3); act[c]=0.0 if code=='R427' else n(f*rent*.1)
            else: prior[c]=n(f*rent); beg[c]=n(f*rent*8/12); act[c]=n(f*rent/12)
        if code=='R427': act['0514-0000']=-1_285.40; act['0560-0000']=0.0
        big=rent*14
        b=dict(zip([c for c,_ in BS],[None,n(rent*.01),n(rent*.06),-n(rent*.012),n(rent*.08),round(big*.22,2),n(big*.71),-n(big*.11),n(rent*.09),-n(rent*.03),-n(rent*.07),-n(rent*.02),-n(rent*.035),-round(big*.53,2),None,0.0]))
        for c in b: prior[c]=b[c]
        prior['0305-0000']=n(rent*.22); prior['0110-0000']=n(rent*.09)
        prior['0301-0000']=-round(sum(v for v in prior.values() if v is not None),2)
        for c,_ in BS: 
            v=prior[c]; beg[c]=v if c in('0150-0000',) else n(v) if c in('0112-0000','0130-0000','0138-0000','0201-0000','0222-0000') else v
        beg['0152-0000']=round(prior['0152-0000']+rent*.031,2); beg['0159-0000']=round(prior['0159-0000']-beg['0620-0000'],2); beg['0165-0000']=round(prior['0165-0000']-beg['0630-0000'],2)
        beg['0215-0000']=n(prior['0215-0000']*1.3); beg['0250-0000']=round(prior['0250-0000']+rent*.055,2)
        beg['0301-0000']=round(prior['0301-0000']+prior['0305-0000']+sum(prior[c] for c,_,_ in PL),2); beg['0305-0000']=n(rent*.19)
        beg['0110-0000']=0; beg['0110-0000']=-round(sum(beg.values()),2)
        for c,_ in BS: act[c]=0.0
        act['0159-0000']=-act['0620-0000']; act['0165-0000']=-act['0630-0000']; act['0112-0000']=n(-rent*.002); act['0130-0000']=n(rent*.007); act['0131-0000']=-act['0560-0000']; act['0138-0000']=n(rent*.0125)
        act['0201-0000']=n(rent*.004); act['0215-0000']=-n(rent*.0118); act['0222-0000']=n(-rent*.003); act['0230-0000']=-2500.0 if code=='R412' else 0.0; act['0250-0000']=n(rent*.007); act['0305-0000']=n(rent*.02)
        act['0110-0000']=-round(sum(act.values()),2)
        bl=[]
        def rr(c,x):
            d={P:prior[c],'beginning':beg[c],'activity':act[c],'ending':round(beg[c]+act[c],2)}; return dict(account=c,name=x,**d)
        B=[rr(c,x) for c,x in BS]; L=[rr(c,x) for c,x,_ in PL]
        for grp,g,lab in ((B,'BS','** BALANCE SHEET ACCOUNTS'),(L,'PL','** INCOME & EXPENSE ACCOUNTS')):
            for r in grp: bl.append(fmt(r['account'],r['name'],r)); rows.append(r)
            t=tsum(grp,K); bl.append(' '*41+''.join(f"{'---------------':>18} " for _ in K)); bl.append(fmt('',lab,t)); bl.append(''); tot.append(dict(label=lab,**t)); grand[g]+=grp
        t=tsum(B+L,K); assert all(abs(v)<.005 for v in t.values()),t
        t={k:0.0 for k in t}; lab=f'TOTAL ENTITY {code}'; bl.append(fmt('',lab,t)); bl.append(' '*41+''.join(f"{'===============':>18} " for _ in K)); tot.append(dict(label=lab,**t)); blocks.append((code,nm,bl))
    t=dict.fromkeys(K,0.0); tot.append(dict(label='TOTAL ALL ENTITIES',**t)); blocks[-1][2].extend(['',fmt('','TOTAL ALL ENTITIES',t),'','  2 ENTITIES PRINTED.  LEDGER IN BALANCE.  BASIS: ACCRUAL','  *** END OF REPORT ***'])
    c=canvas.Canvas(DOC+'mri_tb_sept24.pdf',pagesize=(792,612)); pg=0
    for code,nm,bl in blocks:
        i=0; part=0
        while i<len(bl):
            pg+=1; part+=1; c.setFont('Courier',8.6); y=580
            hd=[f"{'GLTRIAL  V6.1':<40}{'HALYARD RETAIL INCOME TRUST':^50}{'PAGE '+str(pg):>27}",f"{'RUN 10/04/24 07:15':<40}{'TRIAL BALANCE BY ENTITY - PERIOD 09/24':^50}{'USER NVACHON':>27}",'',f'ENTITY: {code}  {nm}'+('  (CONTINUED)' if part>1 else ''),'',
              ' '*41+f"{'BALANCE ':>19}{'BEGINNING ':>19}{'NET ':>19}{'ENDING ':>19}", f"{'ACCOUNT':<11}{'DESCRIPTION':<30}{'12/31/23 ':>19}{'BALANCE ':>19}{'ACTIVITY ':>19}{'BALANCE ':>19}",'-'*117,'']
            for l in hd+bl[i:i+28]: c.drawString(60,y,l); y-=12.2
            i+=28; c.showPage()
    c.save()
    save('mri_tb_sept24.pdf','RETAIL','TRIAL_BALANCE','Halyard Retail Income Trust, property accounting (N. Vachon)','Fixed-width Courier printout, by entity, two-line header, repeated page headers, trailing minus','trailing minus, section breaks across pages with repeated headers, prior-year column beside beginning balance, dotted rule lines, totals of 0.00',K,rows,tot)
