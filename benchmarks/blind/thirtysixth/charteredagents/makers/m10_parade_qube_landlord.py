# UK Qube-like landlord quarterly income and expenditure account, net / VAT / gross
import xlsxwriter
from .common import St
INFO=dict(file='LL_Account_0287_Dec24Qtr.xlsx',assetType='RETAIL',documentType='OPERATING_STATEMENT',author='s36a',style='UK landlord quarterly account from a property ledger: net, VAT, gross, receipts by tenant, payments by supplier, retained and remitted balances, numbers as text for codes',hard=False)
def make(path):
    s=St('Landlord’s Income & Expenditure Account','1–15 Priory Parade, Kettering','2024-12-25','2025-03-24',['Net','VAT','Gross'])
    def L(c,l,n,vat=True,neg=1,**m):
        n=round(float(n),2); v=round(n*.2,2) if vat else 0.0
        return s.line(l,[n,v,round(n+v,2)],code=c,**m)
    s.head('RECEIPTS'); s.head('Rent')
    r=s.total('Total rent',[L('RENT','Unit 1 – Barleycorn Bakers Ltd',6250),L('RENT','Unit 3 – Priory Pharmacy',5875),L('RENT','Units 5/7 – Nettle & Thorn Homeware',10375),L('RENT','Unit 9 – Kettle Row Launderette (part payment)',2400),L('RENT','Unit 11 – Sole Repair Centre',3962.5),L('RENT','Unit 15 – Red Lantern Takeaway',4750),L('RENTR','Flat 13A – Ms D Quillfeather (residential, monthly)',2175,False)])
    s.head('Service charge on account')
    sc=s.total('Total service charge on account',[L('SCOA','Unit 1 – Barleycorn Bakers Ltd',812.4),L('SCOA','Unit 3 – Priory Pharmacy',763.55),L('SCOA','Units 5/7 – Nettle & Thorn Homeware',1348.7),L('SCOA','Unit 11 – Sole Repair Centre',515.1),L('SCOA','Unit 15 – Red Lantern Takeaway',617.48)])
    s.head('Other receipts')
    o=s.total('Total other receipts',[L('INSR','Insurance rent – all units',4186.92,False),L('LATE','Interest on late payment – Unit 9',61.38,False),L('LICF','Licence fee, ATM outside Unit 3',450)])
    ti=s.total('TOTAL RECEIPTS',[r,sc,o],typ='TOTAL',key='total_income')
    s.head('PAYMENTS'); s.head('Property outgoings')
    p=s.total('Total property outgoings',[L('INSP','Buildings insurance premium – Wold & Fen Underwriters',4372.6,False),L('CLEA','Cleaning of service yard and stairs, Dec–Mar',936),L('ELEC','Landlord’s electricity supply',418.27),L('ELEC','Electricity credit – meter reread',-64.9),L('REFU','Trade refuse, shared bins',702),L('ROOF','Clear gutters and refix flashing, Units 5/7',1285),L('FIRE','Emergency lighting test',240),L('RATE','Empty rates – Unit 9A store',388.13,False)])
    s.head('Professional costs')
    q=s.total('Total professional costs',[L('MGTF','Management fee, 5% of rent collected',1789.38),L('LEGL','Rent review memorandum, Unit 3 – Dunmore Sykes Solicitors',650),L('SURV','Schedule of condition, Unit 13',475)])
    s.head('Finance')
    f=s.total('Total finance',[L('LOAN','Mortgage interest – Nene Valley Bank',6418.75,False),L('BANK','Client account charges',18,False)])
    tp=s.total('TOTAL PAYMENTS',[p,q,f],typ='TOTAL',key='total_operating_expenses')
    sp=s.total('SURPLUS FOR THE QUARTER',[ti,tp],[1,-1],typ='TOTAL',key='net_income')
    for z in s.rows: z['vals']=[None if v is None else round(v,2) for v in z['vals']]
    G=s.rows[sp]['vals'][2]; VV=s.rows[sp]['vals'][1]
    s.head('CLIENT BALANCE')
    a=s.line('Balance brought forward 25 Dec 2024',[None,None,2150.64])
    b=s.line('Add surplus for the quarter',[None,None,G])
    c=s.line('Less VAT transferred to VAT reserve',[None,None,-VV])
    d=s.line('Less remitted 17 Feb 2025',[None,None,-9000.0]); e=s.line('Less remitted 28 Mar 2025',[None,None,-round(G-VV-9000-349.36,2)])
    s.total('BALANCE RETAINED ON CLIENT ACCOUNT',[a,b,c,d,e],typ='TOTAL',skip=(0,1))
    for z in s.rows: z['vals']=[None if v is None else round(v,2) for v in z['vals']]
    wb=xlsxwriter.Workbook(path); ws=wb.add_worksheet('0287'); F=lambda **k: wb.add_format({**dict(font_name='Tahoma',font_size=9),**k})
    ws.hide_gridlines(2); ws.set_column(0,0,8); ws.set_column(1,1,58); ws.set_column(2,4,13); 
    ws.write(0,0,'Farndale Croft Chartered Surveyors',F(bold=True)); ws.write(0,4,'Run: 31/03/2025 11:02',F(align='right',font_color='#777777'))
    ws.write(2,0,'Landlord’s Income & Expenditure Account',wb.add_format(dict(font_name='Tahoma',font_size=13,bold=True)))
    for i,(k,v) in enumerate([('Client:','0287  Mrs P Larkwhistle & Trustees of the Larkwhistle 1994 Settlement'),('Property:','1–15 Priory Parade, Kettering'),('Period:','25/12/2024 to 24/03/2025 (cash basis)')]): ws.write(3+i,0,k,F(bold=True)); ws.write(3+i,1,v,F())
    h=F(bold=True,bottom=2,top=2); hr=F(bold=True,bottom=2,top=2,align='right')
    ws.write(7,0,'Type',h); ws.write(7,1,'Details',h)
    for i,t in enumerate(('Net £','VAT £','Gross £')): ws.write(7,2+i,t,hr)
    s.cols[:]=['Net £','VAT £','Gross £']; s.sheet=None
    row=8; nf='#,##0.00;-#,##0.00'
    for z in s.rows:
        if z['type']=='HEADING':
            up=z['label'].isupper(); row+=1 if up else 0
            ws.write(row,0 if up else 1,z['label'],F(bold=True,**(dict(bg_color='#E8E8E8') if up else {})))
            if up:
                for c in range(1,5): ws.write(row,c,'',F(bg_color='#E8E8E8'))
        else:
            B=z['type']!='LINE'; k=dict(bold=B)
            if z['code']: ws.write(row,0,z['code'],F(font_color='#555555'))
            ws.write(row,1,z['label'],F(indent=0 if z['type']=='TOTAL' else (2 if not B else 1),**k))
            for c,v in enumerate(z['vals']):
                if v is not None: ws.write_number(row,2+c,v,F(num_format=nf,top=1 if B else 0,bottom=6 if z['type']=='TOTAL' else 0,**k))
            if B: row+=1
        row+=1
    ws.write(row+1,0,'E&OE. VAT is accounted for on your behalf under reg. no. GB 000 0000 00. Queries to accounts within 14 days please.',F(italic=True,font_size=8))
    ws.set_paper(9); ws.fit_to_pages(1,0); wb.close(); return [s],False
