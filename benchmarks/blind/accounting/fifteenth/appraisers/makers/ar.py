from common import *
import datetime, subprocess, shutil
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
import openpyxl
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
FN='Adaline Bertrand Corwin Delphine Emeka Farrah Gideon Hollis Imani Jarek Keziah Lorcan Mireille Nikolai Odessa Percival Quinta Rosalind Stellan Tamsin Ulises Verity Winslow Xiomara Yusuf Zelda'.split()
LN='Abernathy Brisebois Castellane Dunmore Eberhart Fairweather Grimaldi Hathersage Ironside Jankovic Kilbride Lachapelle Mbeki-Ross Norquay Okonjo Pellegrino Quarshie Rutledge Sandoval Thibodeau Underhill Vanterpool Wexford Yarborough Zielinska'.split()
def ar1():
    R=random.Random(1511); asof=datetime.date(2025,6,30)
    T={'Calloway Crossing (0412)':[('101','Brightwater Dental Arts','brident'),('104-106','Sparrow & Finch Toys','sparfin'),('110','Copper Kettle Kitchen LLC','copkett'),('118','Ninth Wave Fitness','ninwave'),('122','Lotus Nail Lounge','lotusna'),('PAD-1','Dunmore Federal Credit Union','dunfede')],
       'Harbour Gate Shops (0437)':[('A1','Meridian Optical Boutique','meropt'),('A4','The Rusted Anchor Pub','rustanc'),('B2','Pawsitively Clean Grooming','pawscln'),('B7/B8','Fairweather Travel Agency','fairtrv'),('C3','Zielinska Tailoring','zietail')]}
    CM={'copkett':'Payment plan signed 5/19: $500 a month above base rent. Two instalments received. Guarantor is the owner personally.','ninwave':'In litigation; counsel (Eberhart Pruitt) filed 4/2. Seller proposes to keep this receivable at closing.','sparfin':'Disputes 2024 CAM reconciliation; landlord sent backup 6/11.','rustanc':'Percentage rent billed late - sales report came in May.','zietail':'Vacated 5/31. Deposit of $1,900 will be applied in July; not shown above.','lotusna':'Check returned NSF in June, replaced 7/2.'}
    ch=['Base rent','CAM','Real estate tax','Insurance','Late fee','CAM recon 2024','Water/sewer','Percentage rent']
    M=['current','b0_30','b31_60','b61_90','b91_120','b120','prepaid','total']; M=['b0_30','b31_60','b61_90','b91_120','b120','prepaid','total']
    fn='calloway_harbour_aging_detail.pdf'; c=canvas.Canvas(DOC+fn,pagesize=landscape(letter),invariant=1)
    X=[348,412,474,536,598,666,744]; st={'p':0,'y':0}
    def head():
        if st['p']: c.showPage()
        st['p']+=1
        c.setFillColor(colors.HexColor('#2f4f3f')); c.rect(36,560,720,26,stroke=0,fill=1); c.setFillColor(colors.white)
        c.setFont('Helvetica-Bold',12); c.drawString(44,568,'Receivables Aging Detail'); c.setFont('Helvetica',9); c.drawRightString(748,568,'Tandem Ridge Retail Partners  |  as of 06/30/2025')
        c.setFillColor(colors.black); c.setFont('Helvetica-Bold',8)
        for x,(a,b) in zip(X,[('0-30','Days'),('31-60','Days'),('61-90','Days'),('91-120','Days'),('Over 120','Days'),('Unapplied','Cash'),('Balance','Open')]): c.drawRightString(x,545,a); c.drawRightString(x,535,b)
        for x,t in ((52,'Post Date'),(110,'Invoice #'),(180,'Charge')): c.drawString(x,535,t)
        c.line(36,531,756,531); c.setFont('Helvetica',7); c.drawString(36,22,'Aged by posting date. Credits in parentheses.'); c.drawRightString(756,22,f'{st["p"]}'); st['y']=518
    def need(h):
        if st['y']-h<36: head()
    fm=lambda v:f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
    def nums(r,blank=True):
        for x,k in zip(X,M):
            if r.get(k) is not None: c.drawRightString(x,st['y'],fm(r[k]))
    rows=[];tot=[]; inv=20311
    head()
    for pi,(pn,tl) in enumerate(T.items()):
        need(80); c.setFont('Helvetica-Bold',10.5); c.drawString(36,st['y'],'Property: '+pn); st['y']-=15; pr=[]
        for u,n,code in tl:
            tr=[]; k=R.randint(2,6); rent=R.randint(1900,8200)
            for i in range(k):
                age=sorted([R.choice([5,29,29,48,59,75,90,100,118,150,181])])[0]; cg=R.choice(ch)
                d=asof-datetime.timedelta(days=age-(0)); 
                amt={'Base rent':rent,'CAM':rent*.17,'Real estate tax':rent*.14,'Insurance':rent*.03,'Late fee':75,'CAM recon 2024':rent*.6,'Water/sewer':rent*.02,'Percentage rent':rent*.8}[cg]
                amt=round(amt*R.choice([1,1,1,.5,.37]),2)
                tr.append((d,age,cg,amt))
            if R.random()<.4: tr.append((asof-datetime.timedelta(days=R.randint(2,20)),0,'Unapplied receipt',-round(rent*R.uniform(.05,.6),2)))
            tr.sort(key=lambda z:z[0]); need(15+12*3)
            c.setFont('Helvetica-Bold',8.5); c.drawString(40,st['y'],f'Suite {u}    {n}    [{code}]'); st['y']-=12; L=[]
            for d,age,cg,amt in tr:
                need(12)
                r={'property':pn,'unit':u,'resident':code,'name':n,'date':d.strftime('%m/%d/%Y'),'charge':cg}
                if amt<0: r['prepaid']=amt
                else:
                    inv+=R.randint(1,40); r['invoice']=f'INV-{inv}'
                    r['b0_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b91_120' if age<=120 else 'b120']=amt
                r['total']=amt; L.append(r); c.setFont('Helvetica',8); c.drawString(52,st['y'],r['date']); c.drawString(110,st['y'],r.get('invoice','')); c.drawString(180,st['y'],cg); nums(r); st['y']-=11
            t={'label':f'Total {n}',**sm(L,M)}; 
            for k2 in M: t.setdefault(k2,0)
            need(14); c.setLineWidth(.4); c.line(300,st['y']+9,756,st['y']+9); c.setFont('Helvetica-Bold',8); c.drawString(110,st['y'],t['label']); nums(t); st['y']-=12; tot.append(t); pr+=L
            if code in CM:
                c.setFont('Helvetica-Oblique',7.5); need(11); c.drawString(52,st['y'],'Comment: '+CM[code]); st['y']-=11
            st['y']-=5
        t={'label':f'Property total {pn}',**sm(pr,M)}
        for k2 in M: t.setdefault(k2,0)
        need(24); c.setFillColor(colors.HexColor('#dfe8e2')); c.rect(36,st['y']-4,720,14,stroke=0,fill=1); c.setFillColor(colors.black); c.setFont('Helvetica-Bold',8.5); c.drawString(44,st['y'],t['label']); nums(t); st['y']-=24; tot.append(t); rows+=pr
    t={'label':'Grand total, both properties',**sm(rows,M)}; need(24); c.setFont('Helvetica-Bold',9); c.setLineWidth(1); c.line(36,st['y']+11,756,st['y']+11); c.drawString(44,st['y'],t['label']); 
    for k2 in M: t.setdefault(k2,0)
    c.setFont('Helvetica-Bold',8.3); nums(t); c.line(36,st['y']-4,756,st['y']-4); tot.append(t); st['y']-=28
    by={}
    for r in rows: by[r['charge']]=by.get(r['charge'],0)+r['total']
    need(20+11*len(by)); c.setFont('Helvetica-Bold',8.5); c.drawString(52,st['y'],'Recap by charge'); st['y']-=12; c.setFont('Helvetica',8)
    for k in sorted(by): c.drawString(60,st['y'],k); c.drawRightString(240,st['y'],fm(round(by[k],2))); st['y']-=11
    c.save()
    save(fn,'AR',M,rows,tot,None,'RETAIL','two centers, tenant heading lines with invoice lines below, tenant / property / grand totals, comment lines, recap by charge','text keys carried from heading lines, unapplied cash in its own column, comments between blocks, recap at end')

def ar2():
    R=random.Random(1512)
    props=[('LRK','Larkfield Commons'),('TMB','Timberline Row Homes'),('OXB','Oxbow Flats')]
    M=['total','b0_30','b31_60','b61_90','b90','prepaid','other:Net after prepaid','deposit']
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Delinquency'
    C=lambda s,b=False,col=None:Font(name='Calibri',size=s,bold=b,color=col)
    ws.merge_cells('A1:O1'); ws['A1']='Delinquent & prepaid – all communities'; ws['A1'].font=C(15,True,'7A2E1D')
    ws.merge_cells('A2:O2'); ws['A2']='Ashcombe Residential Fund II  •  aging as of 31-May-2025  •  comments by regional manager'; ws['A2'].font=C(10)
    H=['Resident','Apt / Home','Tenant ID','Status','Last Payment','Balance Owed','0-30 days','31-60 days','61-90 days','Over 90 days','Prepaid / unapplied','Net after prepaid','Deposit on hand','Comment']
    for i,h in enumerate(H,2):
        x=ws.cell(4,i,h); x.font=C(10,True); x.fill=PatternFill('solid',fgColor='F3E3D3'); x.alignment=Alignment(wrap_text=True,vertical='center',horizontal='left' if i<7 or i==15 else 'center'); x.border=Border(bottom=Side(style='medium'))
    ws.cell(4,1,'Prop').font=C(10,True)
    cm=['','','','Promise to pay 6/6','Paid on portal 6/2, still pending','Eviction filed; court date 6/24','Skipped - to collections','Emergency rental aid approved, funds expected mid June. Do not file.','Employer transfer, balance in dispute','Auto-pay failed','NTV 6/30']
    r=6-1; rows=[];tot=[];planted=None; names=set()
    def put(row,rr,text,b=False):
        for j,k in enumerate(M):
            v=row.get(k)
            if v is None: continue
            x=ws.cell(rr,7+j)
            if text: x.value=(f'{-v:,.2f}-' if v<0 else f'{v:,.2f}'); x.alignment=Alignment(horizontal='right',vertical='top')
            else: x.value=v; x.number_format='#,##0.00;#,##0.00-;0.00'; x.alignment=Alignment(vertical='top')
            x.font=C(10,b)
    for pi,(pc,pn) in enumerate(props):
        n=[13,9,12][pi]; L=[]; units=sorted(R.sample(range(101,340),n))
        for i,u in enumerate(units):
            while True:
                nm=f'{R.choice(LN)}, {R.choice(FN)}'
                if nm not in names: names.add(nm); break
            stt=R.choice(['Current','Current','Current','Notice','Past','Eviction']); rent=R.randint(1180,2240)
            q={'property':pc,'name':nm,'unit':(f'{u//100}-{u%100:02d}' if pi==0 else f'{u} Fern' if pi==1 else f'#{u}'),'resident':f't{R.randint(100000,199999):07d}','status':stt}
            pre=R.random()<.22
            b=[0,0,0,0]
            if not pre:
                deep={'Current':[1,.25,.1,0],'Notice':[1,.4,.2,.1],'Past':[0,.4,.7,.8],'Eviction':[1,1,.8,.5]}[stt]
                for j in range(4):
                    if R.random()<deep[j]: b[j]=round(rent*R.choice([1,1,.5,.31,.08])+R.choice([0,75,35.5,0]),2)
                if not any(b): b[3]=round(rent*.4,2)
            for k,v in zip(['b0_30','b31_60','b61_90','b90'],b):
                if v: q[k]=v
            q['total']=round(sum(b),2)
            p=-round(rent*R.choice([1,.5,.12]),2) if pre else (-round(R.uniform(5,90),2) if R.random()<.12 else None)
            if p: q['prepaid']=p
            q['other:Net after prepaid']=round(q['total']+(p or 0),2); q['deposit']=0 if (stt=='Past' and R.random()<.5) else R.choice([300,500,750,float(rent)])
            L.append(q)
        for i,q in enumerate(L):
            if pi==2 and i==6:
                assert q['total']>0 or True
                drop=q; continue
            text=(pi==1)
            ws.cell(r,1,pc)
            for j,k in enumerate(['name','unit','resident','status']): ws.cell(r,2+j,q[k])
            ws.cell(r,6,f'2025-05-{R.randint(1,28):02d}'); c=R.choice(cm) if q['total']>0 else ''
            ws.cell(r,15,c or None).alignment=Alignment(wrap_text=True,vertical='top',indent=1)
            for j in range(1,7): ws.cell(r,j).font=C(10); ws.cell(r,j).alignment=Alignment(vertical='top')
            ws.cell(r,15).font=C(9); put(q,r,text); rows.append(q); r+=1
        t={'label':f'{pn} ({pc})',**sm(L,M)}
        for k in M: t.setdefault(k,0)
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=5); ws.cell(r,1,t['label']).font=C(10,True); put(t,r,False,True)
        for j in range(1,16): ws.cell(r,j).border=Border(top=Side(style='thin')); ws.cell(r,j).fill=PatternFill('solid',fgColor='FAF4EC')
        tot.append(t); r+=2
    g={'label':'Fund total',**{k:round(sum(t[k] for t in tot),2) for k in M}}; ws.cell(r,1,'Fund total').font=C(11,True); put(g,r,False,True); tot.append(g)
    ws.cell(r+2,1,'Deposits are refundable deposits only. Prepaids are shown as credits (trailing minus).').font=C(9)
    ws.column_dimensions['F'].hidden=True
    for c,w in zip('ABCDEFGHIJKLMNO',[7,25,11,11,10,12,12,11,11,11,11,12,12,11,62]): ws.column_dimensions[c].width=w
    ws.row_dimensions[4].height=32; ws.freeze_panes='C5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    w=wb.create_sheet('Status recap'); w['A1']='Status';w['B1']='Households'; 
    for i,s in enumerate(['Current','Notice','Past','Eviction'],2): w.cell(i,1,s); w.cell(i,2,sum(x['status']==s for x in rows+[drop]))
    planted={"what":f"Row of {drop['name']} ({drop['resident']}, unit {drop['unit']}, Oxbow Flats; balance {drop['total']:,.2f}, net {drop['other:Net after prepaid']:,.2f}, deposit {drop['deposit']:,.2f}) dropped; the Oxbow Flats subtotal and the fund total still include it","kind":"row_dropped"}
    fn='ashcombe_delinquency.xlsx'; wb.save(DOC+fn)
    save(fn,'AR',M,rows,tot,planted,'MULTIFAMILY','one line a resident, three communities with subtotal lines, total before the buckets, prepaids, net, deposits and comments','one community keyed as text with trailing minus, hidden column, merged subtotal labels, recap sheet, planted dropped row')

def ar3():
    R=random.Random(1513)
    com=[('Saltgrass Cove MHC','SG',15),('Juniper Bend Mobile Estates','JB',12)]
    M=['other:Before Mar-25','m3','m2','m1','m0','total','prepaid']
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='A'
    S=lambda b=False,i=False,s=9:Font(name='Liberation Sans',size=s,bold=b,italic=i)
    H=['Site','Homeowner / Resident','Acct No.','Before\nMar-25','Mar-25','Apr-25','May-25','Jun-25','Total\nPast Due\n& Due','Prepaid\nSite Rent']
    ws.append(['Windrush Communities Ltd. – Outstanding site rent & utilities by month billed']); ws.append(['Statement date June 27, 2025. Amounts in US dollars.']); ws.append([])
    ws['A1'].font=S(True,s=13); ws['A2'].font=S(i=True)
    for i,h in enumerate(H,1):
        x=ws.cell(4,i,h); x.font=S(True); x.alignment=Alignment(wrap_text=True,horizontal='center' if i>3 else 'left',vertical='bottom'); x.border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
    ws.row_dimensions[4].height=38
    r=5; rows=[];tot=[];nmz=set()
    N=['Chapter 13 filed in February; pre-petition months sit in "Before Mar-25".','Home abandoned. Title search under way; community may take the home in lieu.','Resident pays every second Friday, usually clears by month end.','Sub-metered water disputed (leak under home).','Notice to quit served 6/18.','Estate of resident; daughter is paying $200 a week.']
    F='$#,##0.00;$#,##0.00-'
    def nums(q,b=False):
        for j,k in enumerate(M):
            v=q.get(k); x=ws.cell(r,4+j)
            if v is not None:
                x.value=v; x.number_format='#,##0.00;#,##0.00-' if not b else F; x.font=S(b)
            if b: x.border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
    ni=0
    for cn,cp,n in com:
        ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=10); ws.cell(r,1,cn.upper()).font=S(True,s=10); ws.cell(r,1).fill=PatternFill('solid',fgColor='D9D9D9'); r+=1; L=[]
        for s in sorted(R.sample(range(2,118),n)):
            while True:
                nm=f'{R.choice(FN)} {R.choice(LN)}'
                if R.random()<.2: nm+=f' & {R.choice(FN)}'
                if nm not in nmz: nmz.add(nm);break
            rent=R.randint(465,720); q={'property':cn.upper(),'unit':f'{cp}-{s:03d}','name':nm,'resident':f'{R.randint(40000,79999)}'}
            if R.random()<.18: q['prepaid']=-float(rent)*R.choice([1,2]); 
            else:
                sev=R.choice([1,1,1,2,2,3,5]); ks=['m0','m1','m2','m3','other:Before Mar-25'][:sev]
                for k in ks: q[k]=round((rent+R.uniform(18,66)) if k!=ks[-1] else (rent*R.uniform(.15,1.0)),2)
                if sev==5: q[ks[-1]]=round(rent*R.uniform(1.5,4.2),2)
                if R.random()<.12: q['m1']=-round(R.uniform(10,45),2)
            q['total']=round(sum(q.get(k,0) for k in M[:5]),2); L.append(q)
            ws.cell(r,1,q['unit']).font=S(); ws.cell(r,2,nm).font=S(); ws.cell(r,3,q['resident']).font=S(); nums(q); r+=1
            old='other:Before Mar-25' in q
            cand=[z for z in N if z.startswith(('Chapter','Home','Estate'))==old]
            if q['total']>900 and cand:
                ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=10); x=ws.cell(r,2,'» '+cand[0]); N.remove(cand[0]); x.font=S(i=True,s=8); r+=1
        t={'label':f'Total {cn} – {n} accounts',**sm(L,M)}
        for k in M: t.setdefault(k,0)
        ws.cell(r,1,t['label']).font=S(True); nums(t,True); tot.append(t); rows+=L; r+=2
    t={'label':'Windrush total',**sm(rows,M)}; ws.cell(r,1,t['label']).font=S(True); nums(t,True); tot.append(t); r+=2
    ws.cell(r,1,'Prepaid site rent is not netted against the total. A minus after the number is a credit.').font=S(i=True,s=8)
    for c,w in zip('ABCDEFGHIJ',[9,30,9,12,11,11,11,11,12.5,12]): ws.column_dimensions[c].width=w
    ws.print_title_rows='4:4'; ws.oddFooter.right.text='Page &P of &N'; ws.oddFooter.left.text='Windrush / collections file'
    ws.page_setup.paperSize=1; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    b='windrush_site_arrears'; tmp=ROOT+'/_tmp'; os.makedirs(tmp,exist_ok=True); wb.save(f'{tmp}/{b}.xlsx')
    subprocess.run(['soffice',f'-env:UserInstallation=file://{tmp}/lo','--headless','--convert-to','pdf','--outdir',DOC,f'{tmp}/{b}.xlsx'],check=True,capture_output=True); shutil.rmtree(tmp)
    save(b+'.pdf','AR',M,rows,tot,None,'MANUFACTURED_HOUSING','calendar-month columns oldest first, two communities, comment lines below sites, spreadsheet printed to PDF','oldest month left, trailing minus, $ only on totals, credits inside a month, three-line header, prepaid not netted')
def run(): ar1();ar2();ar3()
