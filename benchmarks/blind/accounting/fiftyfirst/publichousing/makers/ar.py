from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape, A4, legal
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
from openpyxl.utils import get_column_letter
def ar1():
    R=random.Random(5201); f='tar_aging_by_development.pdf'
    K=['b0_30','b31_60','b61_90','b90','prepaid','total']
    rows=[];tots=[];body=[['','Unit /','','St','- - - - - - - - Days Past Due - - - - - - - -','','','','Unapplied','Net'],['','Tenant No.','Head of Household','','0 - 30','31 - 60','61 - 90','Over 90','Credits','Balance']]
    sty=[]; m=lambda v:'' if v is None else (f'{-v:,.2f}-' if v<0 else f'{v:,.2f}')
    names=[(x,y) for x in LAST for y in FIRST]; R.shuffle(names)
    st={'P':0,'V':0}
    for dev,nm,cnt,pre in [('TN041-01','Hawthorne Village',17,'H'),('TN041-02','Dr. E. Sims Senior Tower',13,''),('TN041-05','Catalpa Street Rowhouses',12,'C')]:
        prop=f'{dev} {nm}'; body.append([prop]+['']*9); sty.append(('d',len(body)-1)); rs=[]
        us=sorted(R.sample(range(1,70),cnt))
        for u in us:
            l,fi=names.pop(); unit=f'{pre}-{u:03d}' if pre else f'{200+u%8*100+u//8:d}'; 
            r=dict(property=prop,unit=unit,resident=f'{R.randint(10400,19990)}',name=f'{l}, {fi}'); stt='V' if R.random()<.15 else 'P'; st[stt]+=1
            rent=float(R.choice([50,128,214,267,301,346,389,412,455,520]))
            p=R.random()
            if p<.14: r['prepaid']=-r2(R.choice([rent,25,R.uniform(2,90)]))
            elif p<.5 and stt=='P': r['b0_30']=r2(rent-R.choice([0,0,20,75.5]) if rent>100 else rent)
            else:
                if stt=='P': r['b0_30']=rent
                if R.random()<.7: r['b31_60']=r2(rent+R.choice([0,15,35.25]))
                if R.random()<.5: r['b61_90']=r2(R.uniform(20,500))
                if R.random()<.5 or stt=='V': r['b90']=r2(R.uniform(60,2900))
                if R.random()<.08: r['prepaid']=-15.0
            r['total']=r2(sum(r.get(k,0) for k in K[:-1])); rs.append(r)
            body.append(['',unit+'  /  '+r['resident'] if 0 else unit,r['name'],stt]+[m(r.get(k)) for k in K])
            body.append(['','   '+r['resident'],'','']+['']*6); sty.append(('2',len(body)-1))
            if r['total']>900 and stt=='P' and R.random()<.75:
                body[-1][2]=f'Repay agmt {R.randint(1,10):02d}/{R.randint(10,28)}/26 - ${R.choice([25,50,75,100])} monthly'
            elif stt=='V': body[-1][2]=f'Vacated {R.randint(4,10):02d}/{R.randint(10,28)}/26 - refer to collections'
        t=sums(f'{dev} Total',rs,K); tots.append(t); rows+=rs
        body.append([t['label'],'','','']+[m(t[k]) for k in K]); sty.append(('t',len(body)-1))
    t=sums('Authority-wide Total',rows,K); tots.append(t); body.append([t['label'],'','','']+[m(t[k]) for k in K]); sty.append(('t',len(body)-1))
    S=[('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.6),('BACKGROUND',(0,0),(-1,1),colors.Color(.88,.88,.88)),('ALIGN',(4,0),(-1,-1),'RIGHT'),('SPAN',(4,0),(7,0)),('ALIGN',(4,0),(7,0),'CENTER'),('TOPPADDING',(0,0),(-1,-1),.6),('BOTTOMPADDING',(0,0),(-1,-1),.6)]
    for k,i in sty:
        if k=='d': S+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.6),('TOPPADDING',(0,i),(-1,i),7)]
        if k=='2': S+=[('FONT',(2,i),(2,i),'Helvetica-Oblique',6.6),('TEXTCOLOR',(1,i),(1,i),colors.grey),('BOTTOMPADDING',(0,i),(-1,i),2)]
        if k=='t': S+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.6),('LINEABOVE',(4,i),(-1,i),.5,colors.black),('TOPPADDING',(0,i),(-1,i),2)]
    def dec(c,d):
        c.setFont('Helvetica-Bold',11); c.drawString(36,765,'Knob Creek Housing Authority'); c.setFont('Helvetica',9); c.drawString(36,753,'Tenant Accounts Receivable - Aged Trial by Development'); c.drawRightString(576,765,'As of 10/31/2026'); c.drawRightString(576,753,f'Page {d.page}')
        c.setFont('Helvetica',7); c.drawString(36,22,'St: P = in possession   V = vacated.   Credits shown with trailing minus.')
    doc=SimpleDocTemplate(P(f),pagesize=letter,leftMargin=36,rightMargin=36,topMargin=50,bottomMargin=36)
    recap=Table([['Households listed','Count'],['In possession',st['P']],['Vacated',st['V']]],style=[('FONT',(0,0),(-1,-1),'Helvetica',8),('BOX',(0,0),(-1,-1),.5,colors.black),('FONT',(0,0),(-1,0),'Helvetica-Bold',8)])
    doc.build([Table(body,colWidths=[14,52,146,22,50,50,50,54,50,54],style=S,repeatRows=2),Spacer(1,12),recap],onFirstPage=dec,onLaterPages=dec)
    truth(f,'AR',K,rows,tots,'MULTIFAMILY','PDF by development, two-line tenants (tenant number beneath unit), repayment notes, trailing minus credits, count recap',3)
def ar2():
    R=random.Random(5202); f='Charge_Aging_Juniper_Commons.pdf'
    K=['total','current','b1_30','b31_60','b61_90','b91_120','b120']
    CH=[('RENT','Tenant rent'),('RETRO','Retro rent - unreported income'),('MAINT','Work order charge'),('LATE','Late fee'),('LEGAL','Dispossessory filing'),('UTIL','Excess utility'),('REPAY','Repayment agreement installment')]
    import datetime as dt
    asof=dt.date(2026,9,30); rows=[];tots=[];body=[]; sty=[]; m=lambda v:'' if v is None else (f'({-v:,.2f})' if v<0 else f'{v:,.2f}')
    hd=[['Charge','Post','','Balance','Not Yet','Past Due (days)','','','',''],['Code and Description','Date','Doc #','Owed','Due','1-30','31-60','61-90','91-120','121+']]
    hd[1][9]='Over 120'
    nm=[(x,y) for x in LAST for y in FIRST]; R.shuffle(nm); drop=None
    for i in range(12):
        l,fi=nm.pop(); unit=f'{R.choice("ABCD")}{R.randint(1,3)}{R.randint(1,12):02d}'; tc=f't{R.randint(3100,3990):07d}'; name=f'{fi} {l}'
        body.append([f'{unit}    {tc}    {name}']+['']*9); sty.append(('h',len(body)-1)); rs=[]
        for j in range(R.choice([1,2,3,3,4,5])):
            code,ds=R.choice(CH[1:]) if j else CH[0]; age=R.choice([-1,12,29,29,44,60,75,102,150,215])
            d=asof-dt.timedelta(days=age); d=asof+dt.timedelta(days=1) if age<0 else d
            if code=='RENT' : d=d.replace(day=1); age=(asof-d).days
            amt={'RENT':R.choice([87,143,219,305,366,448]),'RETRO':R.uniform(200,1900),'MAINT':R.uniform(15,180),'LATE':15,'LEGAL':86,'UTIL':R.uniform(8,60),'REPAY':R.choice([40,50,75])}[code]
            b='current' if age<=0 else 'b1_30' if age<=30 else 'b31_60' if age<=60 else 'b61_90' if age<=90 else 'b91_120' if age<=120 else 'b120'
            rs.append(dict(unit=unit,resident=tc,name=name,charge=f'{code} - {ds}',date=d.isoformat(),invoice=f'C-{R.randint(210000,239999)}',total=r2(amt),**{b:r2(amt)}))
        if i in(3,9):
            rs.append(dict(unit=unit,resident=tc,name=name,charge='CREDIT - Open receipt',date='2026-09-%02d'%R.randint(3,28),invoice=f'R-{R.randint(77000,79999)}'))
            v=-r2(R.uniform(20,140)); rs[-1].update(total=v,b1_30=v)
        t=sums(f'Total {name}',rs,K); full=rs
        rs.sort(key=lambda r:r['date'])
        for q,r in enumerate(rs):
            if drop is None and i>=5 and len(rs)>=4 and q==2: drop=(name,r); continue
            y,mo,da=r['date'].split('-')
            body.append(['   '+r['charge'],f'{mo}/{da}/{y}',r['invoice']]+[m(r.get(k)) for k in K]); rows.append(r)
        body.append([t['label'],'','']+[m(t[k]) if t[k] else '' for k in K]); sty.append(('t',len(body)-1))
        tots.append(('x',full,{k:v for k,v in t.items() if v!=0}))
    allr=[r for _,fl,_ in tots for r in fl]; T=[t for *_,t in tots]
    g=sums('Property Total - Juniper Commons',allr,K); T.append({k:v for k,v in g.items() if v!=0}); body.append([g['label'],'','']+[m(g[k]) if g[k] else '' for k in K]); sty.append(('t',len(body)-1))
    pc=['Percent of balance','','','100.0%']+[f"{g[k]/g['total']*100:.1f}%" for k in K[1:]]; body.append(pc)
    S=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,1),'Times-Bold',9),('LINEABOVE',(0,0),(-1,0),1,colors.navy),('LINEBELOW',(0,1),(-1,1),1,colors.navy),('TEXTCOLOR',(0,0),(-1,1),colors.navy),('ALIGN',(3,0),(-1,-1),'RIGHT'),('SPAN',(5,0),(9,0)),('ALIGN',(5,0),(9,0),'CENTER'),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.5),('FONT',(0,len(body)+1),(-1,len(body)+1),'Times-Italic',9)]
    for k,i in sty:
        i+=2
        if k=='h': S+=[('FONT',(0,i),(-1,i),'Times-Bold',9),('BACKGROUND',(0,i),(-1,i),colors.Color(.93,.95,1)),('SPAN',(0,i),(-1,i))]
        else: S+=[('FONT',(0,i),(-1,i),'Times-BoldItalic',9),('LINEABOVE',(3,i),(-1,i),.4,colors.black),('BOTTOMPADDING',(0,i),(-1,i),6)]
    def dec(c,d):
        c.setFont('Times-Bold',14); c.setFillColor(colors.navy); c.drawString(40,572,'Juniper Commons (AMP 4)'); c.setFillColor(colors.black); c.setFont('Times-Roman',10); c.drawString(40,558,'Aged charges by tenant   |   Wrenfield Housing Opportunities Corp.   |   Aged as of September 30, 2026'); c.setFont('Times-Roman',8); c.drawRightString(752,20,f'{d.page}   printed 10/02/2026 8:14 AM by rhollis')
    SimpleDocTemplate(P(f),pagesize=landscape(letter),leftMargin=40,rightMargin=40,topMargin=60,bottomMargin=36).build([Table(hd+body,colWidths=[200,58,56,60,54,56,56,56,56,60],style=S,repeatRows=2)],onFirstPage=dec,onLaterPages=dec)
    truth(f,'AR',K,rows,T,'MULTIFAMILY','PDF charge-level aging, tenant headings and subtotals, percent line, parentheses',3,{'what':f"charge {drop[1]['charge']} {drop[1]['date']} of {drop[1]['total']:.2f} for {drop[0]} is not printed; the tenant and property totals still include it",'kind':'row_dropped'})
def ar3():
    R=random.Random(5203); f='TAR by month billed - Oct 2026.xlsx'
    MK=['m Oct 2026','m Sep 2026','m Aug 2026','m Jul 2026','other:Jun 2026 and prior']; K=MK+['prepaid','total','other:Repayment Agreement Balance','deposit']
    wb=Workbook(); ws=wb.active; ws.title='TAR Oct'; ws2=wb.create_sheet('Notes'); ws2['A1']='Repayment agreement balances are part of the total owed, not in addition. Write-off request goes to the Board in December.'; 
    ws['A1']='Sable Point Housing Authority / SP Development Partners LLC'; ws['A1'].font=Font(name='Arial',bold=True,size=12); ws['A2']='Tenants accounts receivable by month billed'; ws['A3']='Cut-off 31-Oct-2026'
    H=['Development','Apt','Household ID','Household','Oct 2026','Sep 2026','Aug 2026','Jul 2026','Jun 2026 and prior','Prepaid','Total Owed','Repayment Agreement Balance','Security Deposit','Remarks']
    for i,h in enumerate(H):
        grp=5<=i+1<=9; c=ws.cell(6 if grp else 5,i+1,h)
        if not grp: ws.merge_cells(start_row=5,end_row=6,start_column=i+1,end_column=i+1)
        for q in (5,6): ws.cell(q,i+1).fill=PatternFill('solid',fgColor='1F4E3D'); ws.cell(q,i+1).font=Font(bold=True,color='FFFFFF',name='Arial',size=9); ws.cell(q,i+1).alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws.merge_cells('E5:I5'); ws['E5']='Unpaid charges by month billed'
    n=7; rows=[];tots=[]; nm=[(x,y) for x in LAST for y in FIRST]; R.shuffle(nm)
    def put(n,t,b=False):
        for i,k in enumerate(K):
            if t.get(k) is not None:
                c=ws.cell(n,5+i,t[k]); c.number_format='#,##0.00;[Red](#,##0.00)'; c.font=Font(name='Arial',size=9,bold=b)
                if b: c.border=Border(top=Side('thin'),bottom=Side('thin'))
    for dev,cnt,pat in [('Sable Point Gardens',15,'{b}{n}'),('Heron Landing (LIHTC)',11,'{n}'),('Lamplighter Row',9,'{n} Lamplighter Row')]:
        rs=[]
        for i in range(cnt):
            l,fi=nm.pop(); unit=pat.format(b=R.choice('ABC'),n=R.randint(101,348)); rent=float(R.choice([75,118,233,287,344,410,577,612]))
            r=dict(property=dev,unit=unit,resident=f'HH{R.randint(20000,29999)}',name=f'{fi} {l}',deposit=float(R.choice([50,100,200,250,300])))
            p=R.random(); rem=None
            if p<.15: r['prepaid']=-r2(R.uniform(5,rent))
            else:
                for k in MK[:R.choice([1,1,1,2,2,3,4,5])]: r[k]=r2(rent if R.random()<.7 else R.uniform(10,rent))
                if MK[-1] in r: r[MK[-1]]=r2(R.uniform(150,3100))
                if R.random()<.25 and MK[2] in r: r['other:Repayment Agreement Balance']=r2((r.get(MK[-1]) or r[MK[2]])*.9); rem=R.choice(['RA current','RA 1 pmt behind','RA signed 7/2026'])
                elif MK[3] in r: rem=R.choice(['14-day notice','Court 11/19','Retro rent - EIV',None])
            r['total']=r2(sum(r.get(k,0) for k in MK+['prepaid'])); rs.append(r)
            for i2,v in enumerate([dev,unit,r['resident'],r['name']]): ws.cell(n,1+i2,int(v) if i2==1 and v.isdigit() else v).font=Font(name='Arial',size=9)
            ws.cell(n,14,rem).font=Font(name='Arial',size=8,italic=True); put(n,r); n+=1
        t=sums(f'Subtotal {dev}',rs,K); t={k:v for k,v in t.items() if v!=0}; ws.cell(n,1,t['label']).font=Font(name='Arial',size=9,bold=True); put(n,t,True); n+=1; tots.append(t); rows+=rs
    t=sums('TOTAL ALL DEVELOPMENTS',rows,K); ws.cell(n,1,t['label']).font=Font(name='Arial',size=9,bold=True); put(n,t,True); tots.append(t)
    for i,w in enumerate([26,20,13,24,11,11,11,11,13,11,12,14,11,18]): ws.column_dimensions[get_column_letter(i+1)].width=w
    ws.freeze_panes='E7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True); wb.save(P(f))
    truth(f,'AR',K,rows,tots,'MULTIFAMILY','Workbook, month-billed buckets under a merged group head, repayment-agreement and deposit columns, development subtotals',2)
if __name__=='__main__': ar1();ar2();ar3()
