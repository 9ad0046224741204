from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,landscape
A=[(22000,'Land Logistics Park','A',8450000,0),(22100,'Buildings Hall 1-3','A',31200000,0),(22110,'Buildings Hall 4','A',11850000,0),(22190,'Acc.Depr. Buildings','D',5166000,71750),(22300,'Outdoor Facilities','A',1940000,0),(22390,'Acc.Depr. Outdoor F.','D',388000,8083.33),(22500,'Technical Equipment','A',2276400,3150),(22590,'Acc.Depr. Tech.Equ.','D',905200.40,12646.67),(23000,'AuC Dock Levellers','A',0,18440),(31000,'Inv. Heating Oil','A',21804.55,0),(140000,'Trade Rec. Tenants','W',312455.18,402000),(140100,'Rec. Serv.Charge Set','W',88910.02,64000),(140900,'Specific Bad Debt Al','L',41200,0),(145000,'Due from Affiliates','A',1250000,0),(154000,'Input Tax 19%','W',61877.9,38500),(154001,'Input Tax 7%','W',1204.11,260),(154500,'Input Tax Clearing','W',0,0),(155000,'Serv.Ch. Not Settled','A',611320.77,69100),(158000,'Other Receivables','A',14210.3,0),(159000,'Prepaid Exp. Insur.','W',37400,9350),(159100,'Prepaid Loan Fees','W',186250,5820.31),
(113100,'Commerzbk Rent Acct','B',1418220.4,0),(113105,'Commerzbk Outgoing','B',0,0),(113109,'Commerzbk Cash Clr.','B',0,0),(113200,'Deposit Trust Acct','B',486000,0),(113300,'CapEx Reserve Acct','A',750000,12500),
(70000,'Share Capital','A',-25000,0),(71000,'Capital Reserve','B',0,0),(72000,'Loss Carryforward','A',1804311.62,0),(74000,'Prov. Maintenance','L',220000,0),(74100,'Prov. Audit & Tax','L',38500,3208.33),(74200,'Prov. Real Est. Tax','L',0,0),(75000,'Bank Loan Helaba A','K',27900000,58125),(75010,'Bank Loan Helaba B','K',6400000,0),(75100,'Shareholder Loan','L',7250000,0),(75190,'Accr. Int. SH Loan','D',652500,36250),(75200,'Accrued Int. Bank','L',84320.5,84320),(160000,'Trade Payables Dom.','L',204880.37,231000),(160100,'Trade Payables EU','L',17240,11900),(160900,'GR/IR Clearing','L',6480,4200),(162000,'Tenant Dep. Received','L',486000,0),(163000,'Serv.Ch. Prepayments','L',598450,71200),(165000,'Retentions Contract.','L',61730.8,0),(175000,'Output Tax 19%','L',74210.66,80300),(175500,'VAT Payable Prev.Mo.','L',41980,0),(176000,'VAT Advance Payments','W',0,36400),(178000,'Deferred Rent Income','L',118600,118600),
(800000,'Rent Warehouse 19%','R',0,286400),(800010,'Rent Office 19%','R',0,41250),(800020,'Rent Parking/Truck','R',0,9870),(800030,'Rent Roof PV','R',0,6200),(800100,'Rent Free Amortiz.','E',0,4166.67),(801000,'Serv.Charge Income','R',0,0),(805000,'Other Income Reimb.','R',0,1450),(805500,'Insurance Recoveries','R',0,0),
(400000,'Property Mgmt Fee','E',0,8120),(400100,'Asset Mgmt Fee','E',0,17900),(401000,'Repair & Maint. Roof','E',0,6350),(401010,'R&M Sprinkler','E',0,3820),(401020,'R&M Dock Doors','E',0,2990.5),(401030,'R&M Other','E',0,4410),(402000,'Non-Recov. Utilities','E',0,2140),(402100,'Real Estate Tax N/R','E',0,1875),(402200,'Insurance Non-Recov.','E',0,1120),(403000,'Vacancy Costs','E',0,5210),(404000,'Letting Commission','E',0,0),(405000,'Bad Debt Expense','E',0,910),(410000,'Audit Fees','E',0,3208.33),(410100,'Tax Advisory','E',0,1650),(410200,'Legal Fees','E',0,2480),(410300,'Valuation Fees','E',0,0),(410400,'Bank Charges','E',0,182.4),(420000,'Depr. Buildings','E',0,71750),(420100,'Depr. Outdoor Fac.','E',0,8083.33),(420200,'Depr. Tech. Equip.','E',0,12646.67),(430000,'Interest Bank Loans','E',0,84320),(430100,'Interest SH Loan','E',0,36250),(430200,'Amort. Loan Fees','E',0,5820.31),(439000,'Interest Income','R',0,2140),(450000,'Trade Tax','E',0,0),(450100,'Corp. Inc. Tax+SolZ','E',0,2900)]
sk=[{154500,113105,74200,23000,801000,404000,450000,160900},{22110,31000,74000,75010,800030,805500,401010,410300,165000,145000,140100,23000,113109,403000}]
ccs=[('1410','Logistikpark Hamm PropCo GmbH','Hamm'),('1420','Logistikpark Kassel-Sued PropCo GmbH','Kassel')]
def main():
    rng=random.Random(65101); blocks=[]
    for i,cc in enumerate(ccs):
        f=[1,.617][i]
        acc=[(a[0],a[1],a[2],round(a[3]*f,2),round(a[4]*f,2)) for a in A if a[0] not in sk[i]]
        if i: acc=[(a[0],a[1].replace('Hall 1-3','Hall A/B').replace('Helaba A','DZ HYP'),*a[2:]) for a in acc]
        acc=[(a[0],a[1],a[2],-25000 if a[0]==70000 else a[3],a[4]) for a in acc]
        o=gen(acc,8,rng,1,113100,71000)
        z=sorted(zip(acc,o),key=lambda t:t[0][0])
        blocks.append((cc,z))
    c=canvas.Canvas(DOC+'tb_sap_gl_balances.pdf',pagesize=landscape(A4)); W,H=landscape(A4)
    rows=[];tot=[];page=[0]; y=[0]
    L='|{:<4}|{:<10}|{:<20}|{:<4}|{:>5}|{:>18}|{:>18}|{:>16}|{:>16}|{:>18}|'
    def line(s,b=False):
        c.setFont('Courier-Bold' if b else 'Courier',7.9); c.drawString(32,y[0],s); y[0]-=9.6
    w=len(L.format(*['']*10))
    cur=[None]
    def head():
        if page[0]: c.showPage()
        page[0]+=1; y[0]=H-34
        line(f'{"MERIDIA REIT SE":<50}{"G/L Account Balances":^40}{"Time 17:42:08     Date  06.10.2025":>{w-90}}')
        line(f'{"Frankfurt/Main":<50}{"":^40}{"RFSSLD00/KBRANDT  Page  %9d"%page[0]:>{w-90}}')
        y[0]-=4
        line(f'Carryforward Periods 00-00 2025   Previous Periods 01-08 2025   Reporting Periods 09-09 2025   Ledger 0L   {cur[0]}')
        y[0]-=3; line('-'*w)
        line(L.format('CoCd','G/L acct','Short Text','Crcy','BusA','Balance','Balance','Debit','Credit','Accumulated'),1)
        line(L.format('','','','','','Carryforward','prev.periods','rept.period','report per.','balance'),1)
        line('-'*w)
    f=lambda v:fmt(v,'.',',','x-')
    K=['beginning','other:Balance prev.periods','debit','credit','ending']
    grand=[0]*5
    for cc,z in blocks:
        cur[0]=f'Company code {cc[0]}'; head(); s=[0]*5
        for a,x in z:
            v=x+[x[0]+x[1]+x[2]-x[3]]
            if not any(v): continue
            if y[0]<48: line('-'*w); head()
            nm=a[1][:20]
            line(L.format(cc[0],a[0],nm,'EUR','',*map(f,v)))
            rows.append(dict(account=str(a[0]),name=nm,**{k:num(q) for k,q in zip(K,v)}))
            s=[p+q for p,q in zip(s,v)]
        line('-'*w)
        line(L.format('*',cc[0],cc[1][:20],'EUR','',*map(f,s)),1)
        tot.append(dict(label=f'* {cc[0]} {cc[1][:20]}',**{k:num(q) for k,q in zip(K,s)}))
        line('-'*w); grand=[p+q for p,q in zip(grand,s)]
    line(L.format('**','','','EUR','',*map(f,grand)),1); line('-'*w)
    tot.append(dict(label='**',**{k:num(q) for k,q in zip(K,grand)}))
    c.save()
    save('tb_sap_gl_balances.pdf','TB',K,rows,tot,'SAP RFSSLD00 list, two company codes, monospaced, 1.234,56- numbers, EUR, Germany',True)
    for cc,z in blocks: print(cc[0],len(z),[ (a[1],[q/100 for q in x], (x[0]+x[1]+x[2]-x[3])/100) for a,x in z if a[0] in(113100,71000)])
    print(len(rows),grand)
main()
