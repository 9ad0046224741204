# customer aging by location, one line per open invoice, blank cells outside its bucket
import random, datetime as D
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
NAME='Customer Aging - Tarrow Industrial Fund - 2025-05-31'
M=['current','b0_30','b31_60','b61_90','b90','total']
LOC=[('210','Gantry Logistics Center',[('C-10114','Ostrander Freight Systems, Inc.',41250),('C-10131','Pale River Packaging LLC',18640.5),('C-10140','Quarrystone Tile Import Co.',12875),('C-10152','Vantage Cold Chain Partners',36420.75)]),
('220','Millrace Flex Park',[('C-10207','Beacon Optics Mfg.',8315),('C-10212','Dovetail Millwork, LLC',6940.2),('C-10219','Ironbark Gym Equipment Repair',4120),('C-10224','Halyard Marine Electronics',7366.66),('C-10230','Petalworks Event Rentals',5275),('C-10233','Sable & Co. Print Finishing',6104.25)]),
('235','Switchyard Distribution I',[('C-10301','Kettlecreek Beverage Distributors',52880),('C-10305','Orlin Auto Glass Supply',21340.9),('C-10309','Thornfield Medical Logistics LLC',29715)])]
MEMO=dict(BASE='Base rent',CAM='CAM estimate',RET='RE tax recovery',INS='Insurance recovery',REC24='2024 CAM/RET reconciliation',UTIL='Water & sewer rebill',LATE='Late fee',DMG='Dock door damage rebill')
def build():
    rng=random.Random(53105); asof=D.date(2025,5,31)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Customer aging report'; ws.sheet_view.showGridLines=False
    fn=lambda **k:Font(name='Verdana',size=k.pop('size',9),**k)
    def put(r,c,v,font=None,nf=None,al=None):
        x=ws.cell(r,c,v); x.font=font or fn()
        if nf: x.number_format=nf
        if al: x.alignment=Alignment(horizontal=al)
        return x
    put(1,1,'Tarrow Industrial Fund II, LP',fn(bold=True,size=12)); put(2,1,'Customer aging report — invoice detail',fn(bold=True,size=11))
    put(3,1,'As of: 05/31/2025     Aging based on: Due date     Location: 210, 220, 235'); put(4,1,'Created on: 06/03/2025 07:41 AM PT by asst.controller',fn(italic=True,color='777777'))
    hd=['Customer ID','Customer name','Document no.','Document date','Due date','Charge','Memo','Current','1 - 30','31 - 60','61 - 90','Over 90','Total due']
    fill=PatternFill('solid',fgColor='2F4B6E'); thin=Side(style='thin'); dbl=Side(style='double')
    for j,h in enumerate(hd): x=put(6,j+1,h,fn(bold=True,color='FFFFFF'),al='right' if j>6 else 'left'); x.fill=fill
    r=7; rows=[]; tots=[]; G={m:0 for m in M}; inv=40871
    NF='#,##0.00_);(#,##0.00)'
    def bucket(due):
        d=(asof-due).days
        return 'current' if d<=0 else 'b0_30' if d<=30 else 'b31_60' if d<=60 else 'b61_90' if d<=90 else 'b90'
    def total(lab,S,last=False):
        nonlocal r
        put(r,1,lab,fn(bold=True))
        for j,m in enumerate(M):
            x=put(r,8+j,r2(S[m]) if S[m] or last or m=='total' else None,fn(bold=True),NF); x.border=Border(top=thin,bottom=dbl if last else None)
        tots.append(dict(label=lab,**{m:r2(S[m]) for m in M if S[m] or last or m=='total'})); r+=1
    for lid,ln,cs in LOC:
        x=put(r,1,f'Location: {lid}--{ln}',fn(bold=True,color='2F4B6E')); r+=1
        S={m:0 for m in M}
        for cid,cn,rent in cs:
            L=[]
            n=rng.choice([1,1,1,2,3])
            for k in range(n):
                dd=D.date(2025,6-k,1); a=rent if k<n-1 or n==1 or rng.random()<.5 else r2(rent*rng.choice([.5,.25,.62]))
                L.append((dd-D.timedelta(10),dd,'BASE',a))
                if rng.random()<.6: L.append((dd-D.timedelta(10),dd,'CAM',r2(rent*.172)))
                if rng.random()<.2: L.append((dd-D.timedelta(10),dd,'RET',r2(rent*.141)))
            if rng.random()<.5: dt=D.date(2025,3,28); L.append((dt,dt+D.timedelta(30),'REC24',r2(rent*rng.uniform(.2,.6))*(1 if rng.random()<.8 else -1)))
            if rng.random()<.35: dt=D.date(2025,rng.choice([1,2,4]),rng.randint(8,20)); L.append((dt,dt+D.timedelta(15),rng.choice(['UTIL','DMG','INS']),r2(rent*rng.uniform(.02,.09))))
            if n>2: L.append((D.date(2025,5,11),D.date(2025,5,11),'LATE',250.0))
            L.sort(key=lambda l:(l[1],l[0]))
            if cid=='C-10309': L.insert(0,(D.date(2025,5,22),D.date(2025,5,22),'PMT',-8400.0))
            for dt,due,ch,a in L:
                inv+=rng.randint(1,9); no=f'INV-{inv}' if a>0 else (f'CM-{inv%1000+1200}' if ch!='PMT' else f'RCPT-{inv%1000+5100}')
                code='Unapplied' if ch=='PMT' else ch
                b=bucket(due); d={b:a,'total':a}
                for c,v in enumerate([cid,cn,no,dt.strftime('%m/%d/%Y'),due.strftime('%m/%d/%Y'),code,'ACH not yet applied' if ch=='PMT' else MEMO[ch]+('' if a>0 else ' - credit')],1): put(r,c,v)
                for j,m in enumerate(M):
                    if m in d: put(r,8+j,d[m],fn(),NF); S[m]=r2(S[m]+d[m])
                rows.append(dict(resident=cid,name=cn,charge=code,date=dt.isoformat(),invoice=no,**d)); r+=1
        total(f'Total for location {lid}--{ln}',S)
        for m in M: G[m]=r2(G[m]+S[m])
        r+=1
    total('Report total',G,True)
    put(r+1,1,'Amounts in USD. Credits and unapplied receipts are shown in parentheses.',fn(italic=True,size=8))
    assert abs(sum(G[m] for m in M[:5])-G['total'])<.01
    for c,w in zip('ABCDEFGHIJKLM',[13,36,14,15,12,12,33,15,15,15,14,14,16]): ws.column_dimensions[c].width=w
    ws.freeze_panes='C7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='6:6'
    wb.save(f'{DOC}/{NAME}.xlsx'); save(NAME,'AR',M,rows,tots); print(len(rows))
    return dict(file=NAME+'.xlsx',assetType='INDUSTRIAL',documentType='AGED_RECEIVABLES',author='a32b',style='Sage Intacct customer aging, invoice lines by location, blanks outside bucket',hard=False)
if __name__=='__main__': print(build())
