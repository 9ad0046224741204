import random
from common import *
FN='Halvorsen Brigid|Tran Quoc|Oyelaran Femi|MacAskill Rory|Delacroix Noemie|Petrak Jana|Lindqvist Sven|Okafor Ada|Whitlock Graham|Szabo Imre|Castellane Pia|Redfern Joyce|Nakashima Ken|Pellerin Luc|Bromley Tess|Varga Elek|Achterberg Willem|Quist Marta|Dunmore Alec|Esposito Carla|Fairbairn Neil|Gunnarson Eva|Holloway Ruth|Iversen Per|Jankowski Piotr|Kilbride Owen|Laurier Simone|Mbeki Thandi|Norquay Blair|Ostrowski Lena|Pasternak Yuri|Rasmussen Tove|Sinclair Moira|Thibault Andre|Underhill Faye|Vasquez Inez|Wexler Morris|Yamada Rin|Zielinski Ola|Abernathy Cole'.split('|')
# ---------- 4 marina: month columns, Courier report, owner & vessel on two lines
def ar_marina():
    from reportlab.pdfgen import canvas
    from reportlab.lib.pagesizes import letter
    R=random.Random(2504); f='Kestrel_Bight_Marina_moorage_aged_Oct25.pdf'
    M=['deposit','m0','m1','m2','m3','other:Jun-25 & earlier','total']
    t=Truth(f,'AR',M)
    V='Second Wind|Tidewater Lass|Sea Quill|No Fixed Address|Blue Heron|Osprey III|Windrush|Gale Force|Moonraker|Selkie|Petrel|Dulcinea|Northern Comfort|Kittiwake|Rum Line|Saltire|Wanderlust|Grey Ghost|Spindrift|Halcyon|Emma Rose|Foxglove|Barnacle Bill|Skookum|Pogo|Loon Song|Tradewind|Marisol|Ebb & Flow|Cape Wrath|Aurora|Bonaventure|Sandpiper|Mistral|Cormorant|Dovekie|Jolly Mon|Nimbus'.split('|')
    W,H=letter; c=canvas.Canvas(path(f),pagesize=(W,H),invariant=1); pg=0; y=0
    XR=[262,320,372,424,476,530,588]
    F=lambda v:'' if v is None else (f'{-v:,.2f}-' if v<0 else f'{v:,.2f}')
    def head():
        nonlocal y,pg
        pg+=1; c.setFont('Courier-Bold',10); c.drawString(28,H-36,'KESTREL BIGHT MARINA LTD.'); c.setFont('Courier',8); c.drawRightString(588,H-36,f'PAGE {pg}')
        c.drawString(28,H-48,'MOORAGE & YARD ACCOUNTS BY MONTH OF BILLING        AS OF OCTOBER 31, 2025        CAD, HST INCLUDED')
        y=H-70; c.setFont('Courier-Bold',7.6); c.drawString(28,y-9,'SLIP'); c.drawString(62,y-9,'ACCT'); c.drawString(98,y,'OWNER'); c.drawString(98,y-9,' Vessel')
        for x,(a,b) in zip(XR,[('Damage','Deposit'),('','Oct-25'),('','Sep-25'),('','Aug-25'),('','Jul-25'),('Jun-25 &','earlier'),('Total','Owed')]): c.drawRightString(x,y,a); c.drawRightString(x,y-9,b)
        c.setDash(1,1); c.line(28,y-13,588,y-13); c.setDash(); y-=25
    def foot(): c.setFont('Courier',6.8); c.drawString(28,28,'Trailing minus = credit on account.  Deposits are held and are not netted against amounts owed.'); c.showPage()
    def nums(v,font):
        c.setFont(font,7.6)
        for x,z in zip(XR,v): c.drawRightString(x,y,F(z))
    head(); names=FN[:]; R.shuffle(names); R.shuffle(V); G=[0]*7; i=0; rec=[]; acct=R.sample(range(1100,1990),38); acct.sort()
    for dock,n,k in [('DOCK A - FIXED','A',13),('DOCK B - FLOATING','B',14),('DRY STACK & YARD','Y',9)]:
        if y<110: foot(); head()
        c.setFont('Courier-Bold',8); c.drawString(28,y,dock); y-=13; S=[0]*7
        for slip in sorted(R.sample(range(1,40),k)):
            if y<60: foot(); head(); c.setFont('Courier-Bold',8); c.drawString(28,y,dock+' (continued)'); y-=13
            fee=R.choice([412.45,536.75,621.50,288.15,745.80]) if n!='Y' else R.choice([169.5,214.7,339.0])
            m=[None]*5; p=R.random()
            if p<.12: m[0]=-r2(R.uniform(20,fee))
            elif p<.5: m[0]=fee
            elif p<.72: m[0],m[1]=fee,r2(fee*R.choice([1,.5]))
            elif p<.85: m[1],m[2]=r2(R.uniform(30,fee)),fee
            elif p<.94: m=[fee,fee,fee,r2(R.uniform(50,fee)),None]
            else: m=[fee,fee,fee,fee,r2(R.uniform(600,2600))]
            if R.random()<.12: m[3]=r2((m[3] or 0)+R.uniform(15,90))
            if R.random()<.07 : m[4]=r2((m[4] or 0)-45.20)
            dep=None if R.random()<.25 else R.choice([250,400,500,750])*1.0
            tot=r2(sum(z or 0 for z in m)); v=[dep]+m+[tot]; sl=f'{n}-{slip:02d}'; ow=names[i]; ow=ow.split()[0]+', '+ow.split()[1]
            c.setFont('Courier',7.6); c.drawString(28,y,sl); c.drawString(62,y,str(acct[i])); c.drawString(98,y,ow); nums(v,'Courier'); y-=8.6
            c.setFont('Courier-Oblique',7); c.drawString(98,y,' '+V[i]); y-=11.5
            t.radd(dict(property=dock,unit=sl,resident=str(acct[i]),name=ow,**dict(zip(M,v)))); S=[a+(b or 0) for a,b in zip(S,v)]; i+=1
        G=[a+b for a,b in zip(G,S)]; S=[r2(x) for x in S]
        if y<60: foot(); head()
        c.line(215,y+8,588,y+8); c.setFont('Courier-Bold',7.6); lab=f'TOTAL {dock.split(" - ")[0]}'; c.drawString(28,y,lab); nums(S,'Courier-Bold'); y-=20; t.tadd(lab,dict(zip(M,S))); rec.append((lab[6:],k,S[6]))
    G=[r2(x) for x in G]; c.setFont('Courier-Bold',7.6); c.drawString(28,y,'ALL ACCOUNTS'); nums(G,'Courier-Bold'); c.line(215,y+8,588,y+8); c.line(215,y-3,588,y-3); c.line(215,y-5,588,y-5); t.tadd('ALL ACCOUNTS',dict(zip(M,G))); y-=34
    if y<110: foot(); head()
    c.rect(98,y-52,260,60); c.setFont('Courier-Bold',7.6); c.drawString(104,y-2,'RECAP            ACCOUNTS          OWED'); c.setFont('Courier',7.6)
    for j,(a,k,s) in enumerate(rec): c.drawString(104,y-14-11*j,f'{a:<18}{k:>5}{F(s):>18}')
    foot(); c.save(); print('marina pages',pg)
    t.save('OTHER','AGED_RECEIVABLES','marina office','typewriter report, two-line accounts, month columns, dock totals, recap box','deposit before ages; trailing minus; vessel line below owner')
# ---------- 5 affordable apartments xlsx: charge by charge
def ar_affordable():
    import xlsxwriter
    R=random.Random(2505); f='Larkspur Commons I & II delinquency detail.xlsx'
    M=['other:Amount Billed','b90','b61_90','b31_60','b0_30','total','prepaid','other:Write-off Reserve']
    t=Truth(f,'AR',M)
    wb=xlsxwriter.Workbook(path(f)); wb.set_properties({'created':__import__('datetime').datetime(2025,4,3)}); ws=wb.add_worksheet('Detail')
    base={'font_name':'Calibri','font_size':10}
    fm=lambda **k: wb.add_format({**base,**k})
    nf='#,##0.00;[Red](#,##0.00);0.00'; h=fm(bold=1,bg_color='#1F3B57',font_color='white',text_wrap=1,align='center',valign='vcenter',border=1)
    ten=fm(bold=1,bg_color='#EEF1F5'); num=fm(num_format=nf); tb=fm(bold=1,num_format=nf,top=1); tl=fm(italic=1,bold=1); x=fm(); pr=fm(bold=1,font_size=12); gt=fm(bold=1,num_format=nf,top=1,bottom=6); dt=fm(num_format='m/d/yyyy',align='left')
    ws.write(0,0,'Larkspur Commons - open charges at March 31, 2025',pr); ws.write(1,0,'Selection: all households with an open item; subsidy (HAP) lines are owed by the housing authority, not by the household.',x)
    hd=['Bldg-Unit / Posted','Hshld No. / Charge','Household / Description','Status','Amount Billed','Over 90','61-90','31-60','0-30','Total Owed','Prepaid','Write-off Reserve']
    for j,s in enumerate(hd): ws.write(3,j,s,h)
    ws.set_row(3,32); r=4; names=FN[:]; R.shuffle(names); ni=0; G=[0]*8
    ch=[('RENT','Tenant rent'),('HAP','Subsidy - housing authority'),('LATE','Late fee'),('UTIL','Water/sewer billback'),('DAMG','Damage - door/blind'),('RETRO','Retro rent, late recert'),('NSF','Returned item')]
    import datetime
    for prop,pre,k in [('LARKSPUR COMMONS I','1',9),('LARKSPUR COMMONS II','2',8)]:
        ws.write(r,0,prop,pr); r+=1; P=[0]*8
        for u in sorted(R.sample(range(101,340),k)):
            unit=f'{pre}-{u}'; cd=f't{R.randint(10000,89999):07d}'; nm=names[ni].split(); nm=f'{nm[0]}, {nm[1]}'; ni+=1; st=R.choice(['Current']*6+['Notice','Past','Eviction'])
            for j in range(12): ws.write_blank(r,j,None,ten)
            ws.write(r,0,unit,ten); ws.write(r,1,cd,ten); ws.write(r,2,nm,ten); ws.write(r,3,st,ten); r+=1
            S=[0]*6; cs=sorted([(R.choice([0,0,0,1,1,2,3]),i) for i in R.sample(range(len(ch)),R.choice([1,2,2,3,3,4]))],reverse=True)
            for age,i in cs:
                d=datetime.date(2025,3,31)-datetime.timedelta(days=[R.randint(1,30),R.randint(31,60),R.randint(61,90),R.randint(91,200)][age])
                c,ds=ch[i]; a={'RENT':R.randint(210,890),'HAP':R.randint(380,940),'LATE':35,'UTIL':r2(R.uniform(22,68)),'DAMG':r2(R.uniform(60,240)),'RETRO':R.randint(150,1100),'NSF':30}[c]
                o=r2(a*R.choice([1,1,1,.5,.35])); 
                if c=='HAP' and R.random()<.3: o=-o; a=-a if a>0 else a
                v=[a,None,None,None,None,o]; v[4-age]=o
                ws.write_datetime(r,0,datetime.datetime(d.year,d.month,d.day),dt); ws.write(r,1,c,x); ws.write(r,2,ds,x)
                for j,z in enumerate(v):
                    if z is not None: ws.write_number(r,4+j,z,num)
                t.radd(dict(property=prop,unit=unit,resident=cd,name=nm,status=st,charge=c,date=f'{d.month}/{d.day}/{d.year}',**dict(zip(M,v))))
                S=[p+(q or 0) for p,q in zip(S,v)]; r+=1
            pp=r2(-R.uniform(10,150)) if R.random()<.2 else 0; res=r2(S[1]*.75) if S[1]>0 else 0
            S=[r2(z) for z in S]+[pp,res]; lab=f'Total {unit}'; ws.write(r,2,lab,tl)
            for j,z in enumerate(S): ws.write_number(r,4+j,z,tb)
            t.tadd(lab,dict(zip(M,S))); P=[p+q for p,q in zip(P,S)]; r+=1
        P=[r2(z) for z in P]; lab=f'Property total - {prop}'; ws.merge_range(r,0,r,3,lab,tb)
        for j,z in enumerate(P): ws.write_number(r,4+j,z,tb)
        t.tadd(lab,dict(zip(M,P))); G=[p+q for p,q in zip(G,P)]; r+=2
    G=[r2(z) for z in G]; ws.merge_range(r,0,r,3,'Both phases',gt)
    for j,z in enumerate(G): ws.write_number(r,4+j,z,gt)
    t.tadd('Both phases',dict(zip(M,G))); r+=2
    ws.write(r,0,'Reserve = 75% of household balances over 90 days. Prepaid is shown apart and is not netted in Total Owed.',x)
    ws.set_column(0,0,19); ws.set_column(1,1,17); ws.set_column(2,2,30); ws.set_column(3,3,10); ws.set_column(4,11,12); ws.freeze_panes(4,0); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    t.save('MULTIFAMILY','AGED_RECEIVABLES','affordable housing manager','household heading, charge lines below, household totals, two phases','ages from oldest to newest; shared header cells for heading and charge lines; reserve only on total lines')
# ---------- 6 small industrial xlsx: reversed ages, numbers as text; planted digit
def ar_industrial():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    R=random.Random(2506); f='thornapple_flex_park_AR_0630.xlsx'
    M=['total','b90','b61_90','b31_60','b0_30','current','prepaid','other:CREDITS Net After Cash','deposit']
    t=Truth(f,'AR',M)
    TN='Ambergate Millwork Inc.|Blue Anvil Fabrication|Corvid Courier Co-op|Dovetail Cabinet Shop|Eastlake Tile & Stone|Ferrous Fitness LLC|Grindle Coffee Roasters|Hexagon Sign Works|Ironbark Landscapes|Jasper & Finch Catering|Keystone Pump Rental|Lumen Stage Lighting|Magpie Screenprint|Nettle Brewing Co.|Oxbow Auto Glass|Parallel Robotics Inc.|Quarry Road Gymnastics|Rivet Bicycle Supply|Sagehen Solar|Tamarack Cold Storage|Umber Paint Distributors|Verity Dental Lab'.split('|')
    rem={2:'Moved out 4/30; holding deposit against balance',6:'Payment plan, $850 on the 15th',9:'Disputes 2023 CAM reconciliation; see letter of 5/19',13:'CAM true-up billed twice, credit to follow',17:'Check received 7/2'}
    wb=Workbook(); ws=wb.active; ws.title='AR 6-30'
    ws['A1']='Thornapple Flex Park'; ws['A1'].font=Font(bold=True,size=14,color='7A3B12'); ws['A2']='Receivables by tenant, June 30, 2025, aged from due date'
    ws['L1']='Owner: Thornapple Holdings LP'; ws['L2']='Prepared: R. Quennell'
    for a,v in [('D4:D5','Total Receivable'),('E4:H4','DAYS PAST DUE'),('I4:I5','Not Yet Due'),('J4:K4','CREDITS'),('L4:L5','Security Deposit'),('M4:M5','Remarks'),('A4:A5','Suite'),('B4:B5','Lease'),('C4:C5','Tenant')]: ws.merge_cells(a); ws[a.split(':')[0]]=v
    for c,v in zip('EFGHJK',['Over 90','61-90','31-60','0-30','Unapplied Cash','Net After Cash']): ws[f'{c}5']=v
    for r in(4,5):
        for c in 'ABCDEFGHIJKLM': q=ws[f'{c}{r}']; q.font=Font(bold=True); q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); q.fill=PatternFill('solid',fgColor='F3E3D3')
    r=6; G=[0]*9; i=0; cand=None; FM='#,##0.00_);(#,##0.00);0.00_)'
    data=[]
    for b,k in [('Building 100',8),('Building 200',9),('Building 300',5)]:
        for j in range(k):
            rent=r2(R.uniform(1850,7400)); p=R.random(); v=[None]*5
            if p<.4: v[4]=rent
            elif p<.6: v[3]=rent; v[4]=rent
            elif p<.75: v[2],v[3]=r2(rent*.4),rent
            elif p<.9: v[1],v[2],v[3],v[4]=r2(R.uniform(90,900)),r2(rent/2),rent,rent
            else: v[0],v[1],v[2]=r2(R.uniform(900,9000)),rent,rent
            if i in rem and v[0] is None: v[0]=r2(R.uniform(250,2600))
            uc=r2(-R.uniform(60,1900)) if R.random()<.3 else None
            data.append((b,f'{b[-3]}{j+1:02d}',R.choice(['NNN','NNN','MG','MTM']),TN[i],v,uc,r2(round(rent,-2)),rem.get(i,''))); i+=1
    pi=[q for q,x in enumerate(data) if x[4][2] and x[4][1]][1]
    for b in ('Building 100','Building 200','Building 300'):
        ws.cell(r,1,b).font=Font(bold=True,italic=True); r+=1; S=[0]*9
        for q,(bb,su,ls,tn,v,uc,dep,rm) in enumerate(data):
            if bb!=b: continue
            tot=r2(sum(z or 0 for z in v)); vv=[tot]+v+[uc,r2(tot+(uc or 0)),dep]; S=[p+(z or 0) for p,z in zip(S,vv)]
            pv=vv[:]
            if q==pi:
                o=pv[3]; s=f'{o:.2f}'; d=s[1]; s=s[0]+str((int(d)+3)%10)+s[2:]; pv[3]=float(s)
                t.planted=dict(what=f'{tn} (suite {su}): 31-60 printed {pv[3]:,.2f}, true value {o:,.2f}; the line total and the building and park totals are of the true value',kind='digit_changed')
            ws.cell(r,1,su); ws.cell(r,2,ls); ws.cell(r,3,tn)
            for col,z in enumerate(pv,4):
                if z is None: continue
                if col==12: cc=ws.cell(r,col,f'${z:,.0f}'); cc.alignment=Alignment(horizontal='right',vertical='top')
                elif col==8 and q%4==1: cc=ws.cell(r,col,f'{z:,.2f}'); cc.alignment=Alignment(horizontal='right')
                else: ws.cell(r,col,z).number_format=FM
            if rm: ws.cell(r,13,rm).alignment=Alignment(wrap_text=True,vertical='top',indent=1); ws.row_dimensions[r].height=28 if len(rm)>36 else 15
            t.radd(dict(property=b,unit=su,name=tn,**dict(zip(M,pv)))); r+=1
        G=[p+q for p,q in zip(G,S)]; S=[r2(z) for z in S]; lab=f'{b} total'; ws.cell(r,3,lab).font=Font(bold=True)
        for col,z in enumerate(S,4): q=ws.cell(r,col,z if col!=12 else f'${z:,.0f}'); q.number_format=FM; q.font=Font(bold=True); q.border=Border(top=Side('thin')); q.alignment=Alignment(horizontal='right')
        t.tadd(lab,dict(zip(M,S))); r+=2
    G=[r2(z) for z in G]; ws.cell(r,3,'PARK TOTAL').font=Font(bold=True)
    for col,z in enumerate(G,4): q=ws.cell(r,col,z if col!=12 else f'${z:,.0f}'); q.number_format=FM; q.font=Font(bold=True); q.border=Border(top=Side('thin'),bottom=Side('double')); q.alignment=Alignment(horizontal='right')
    t.tadd('PARK TOTAL',dict(zip(M,G))); r+=2
    ws.cell(r,1,'Aged over 90 days by lease form').font=Font(bold=True); r+=1
    for ls in('NNN','MG','MTM'): ws.cell(r,1,ls); ws.cell(r,3,r2(sum((x[4][0] or 0) for x in data if x[2]==ls))).number_format=FM; r+=1
    for c,w in zip('ABCDEFGHIJKLM',[8,7,27,13,12,12,12,12,12,12,13,12,34]): ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(path(f))
    t.save('INDUSTRIAL','AGED_RECEIVABLES','owner\'s asset manager','total first, ages oldest to newest, merged two-line header, wrapped remarks, side notes','numbers as text; planted digit changed')
