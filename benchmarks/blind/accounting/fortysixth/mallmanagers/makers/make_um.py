import random
from make_common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
# ================= 8. US mixed use: apartments above shops, PDF =================
def um1():
    R=random.Random(4621); file='larkspur_row_apartment_mix.pdf'
    B=[('12 Tanner Street (above Shops 1-6)',[('T-S1','Studio, courtyard',0,1,438,6),('T-S2','Studio, street side',0,1,465,5),('T-A1','One bedroom',1,1,622,12),('T-A2','One bedroom with den',1,1,711,4),('T-B1','Two bedroom',2,1,884,8)]),
       ('20 Tanner Street (above the Market Hall)',[('M-A1','One bedroom',1,1,640,14),('M-A3','One bedroom loft',1,1.5,790,6),('M-B1','Two bedroom',2,2,965,10),('M-B2','Two bedroom corner',2,2,1048,6),('M-C1','Three bedroom',3,2,1275,3)]),
       ('Larkspur Mews (townhomes over live/work)',[('L-TH2','Two bedroom townhome',2,2.5,1210,4),('L-TH3','Three bedroom townhome',3,2.5,1486,2)])]
    tu=sum(x[5] for _,s in B for x in s)
    keys=['beds','baths','units','pct_units','occupied','vacant','sf','total_sf','market','market_sf','market_total','actual','actual_total']
    rows=[];tot=[];G=[0]*6
    hd=[['Plan','Description','Bed','Bath','Unit count','','','','Area (sq. ft.)','','Asking rent','','','In-place rent',''],
        ['','','','','Units','% of\ntotal','Occ.','Vac.','Average','Total','Average\nper unit','Per\nsq. ft.','Total per\nmonth','Average\nper unit','Total per\nmonth']]
    data=list(hd); g=colors.HexColor('#7b3f00')
    sty=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,1),'Times-Bold',8.5),('TEXTCOLOR',(0,0),(-1,1),colors.white),('BACKGROUND',(0,0),(-1,1),g),
     ('SPAN',(4,0),(7,0)),('SPAN',(8,0),(9,0)),('SPAN',(10,0),(12,0)),('SPAN',(13,0),(14,0)),('ALIGN',(4,0),(-1,0),'CENTER'),('ALIGN',(2,0),(3,-1),'CENTER'),('ALIGN',(4,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),
     ('LINEAFTER',(3,0),(3,1),.4,colors.white),('LINEAFTER',(7,0),(7,1),.4,colors.white),('LINEAFTER',(9,0),(9,1),.4,colors.white),('LINEAFTER',(12,0),(12,1),.4,colors.white),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),4),('RIGHTPADDING',(0,0),(-1,-1),4)]
    def tline(lab,S):
        u,o,v,sf,mk,ac=S; pct=round(u/tu*100,1); av=round(sf/u); am=round(mk/u); psf=round(mk/sf,2); aa=round(ac/o)
        data.append(['',lab,'','',str(u),f'{pct:.1f}%',str(o),str(v),f'{av:,}',f'{sf:,}',f'${am:,}',f'${psf:.2f}',f'${mk:,}',f'${aa:,}',f'${ac:,}'])
        k=len(data)-1; sty.extend([('FONT',(0,k),(-1,k),'Times-Bold',8.5),('LINEABOVE',(1,k),(-1,k),.6,g)])
        tot.append(dict(label=lab,units=u,pct_units=pct,occupied=o,vacant=v,sf=av,total_sf=sf,market=am,market_sf=psf,market_total=mk,actual=aa,actual_total=ac))
    for bi,(bn,s) in enumerate(B):
        data.append([bn]+['']*14); k=len(data)-1; sty+=[('SPAN',(0,k),(-1,k)),('FONT',(0,k),(-1,k),'Times-BoldItalic',9.5),('TOPPADDING',(0,k),(-1,k),7),('TEXTCOLOR',(0,k),(-1,k),g)]; S=[0]*6
        for c_,n,bd,ba,sf,u in s:
            v=R.choice([0,0,1,1,2]) if u>3 else 0; o=u-v; mk=round(900+sf*1.55+bd*110+R.randint(-4,4)*5); mk-=mk%5; ac=mk-R.randint(2,22)*6
            pct=round(u/tu*100,1); r=dict(type=c_,desc=n,beds=bd,baths=ba,units=u,pct_units=pct,occupied=o,vacant=v,sf=sf,total_sf=sf*u,market=mk,market_sf=round(mk/sf,2),market_total=mk*u,actual=ac,actual_total=ac*o)
            rows.append(r); S=[x+y for x,y in zip(S,(u,o,v,sf*u,mk*u,ac*o))]
            data.append([c_,n,str(bd),f'{ba:g}',str(u),f'{pct:.1f}%',str(o),str(v),f'{sf:,}',f'{sf*u:,}',f'${mk:,}',f'${mk/sf:.2f}',f'${mk*u:,}',f'${ac:,}',f'${ac*o:,}'])
        tline(f'Subtotal {["12 Tanner Street","20 Tanner Street","Larkspur Mews"][bi]}',S); G=[x+y for x,y in zip(G,S)]
    tline('All apartments',G); k=len(data)-1; sty+=[('BACKGROUND',(0,k),(-1,k),colors.HexColor('#f3e6d8')),('LINEBELOW',(0,k),(-1,k),1,g),('TOPPADDING',(0,k),(-1,k),5)]
    doc=SimpleDocTemplate(DOC(file),pagesize=landscape(letter),leftMargin=32,rightMargin=32,topMargin=40,bottomMargin=36)
    t=Table(data,colWidths=[42,138,28,28,34,40,30,30,48,48,50,42,58,50,58],repeatRows=2); t.setStyle(TableStyle(sty))
    P=lambda s,z,f='Times-Roman',l=None:Paragraph(s,ParagraphStyle('x',fontName=f,fontSize=z,leading=l or z*1.25))
    doc.build([P('LARKSPUR ROW',18,'Times-Bold'),P('Residential Unit Mix &ndash; Apartments above the shops',11,'Times-Italic'),P('Rent roll date: May 1, 2026 &nbsp;&nbsp;|&nbsp;&nbsp; Owner: Tanner & Lark Holdings, Portland, Maine',9),Spacer(1,8),t,Spacer(1,10),
      P('Averages in place are of occupied apartments. The 14 ground-floor shops (31,480 sq. ft. leasable) and the Market Hall are reported on the commercial rent roll and are not part of this schedule. One apartment, M-A1 #204, is occupied by the superintendent at the rent shown in its plan.',8)])
    save(file,'UM',keys,rows,tot,None,'MIXED_USE','landscape PDF, grouped coloured header, building sections with subtotals','totals carry weighted averages; shops mentioned in a note; half baths')
# ================= 9. storage lockers, XLSX =================
def um2():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    from openpyxl.utils import get_column_letter as gl
    R=random.Random(4622); file='Storage lockers - mix and rates Q2-26.xlsx'
    secs=[('LEVEL P1',[('P1-S','Wire cage 4 x 5',20,38,42),('P1-M','Wire cage 5 x 6',30,26,58),('P1-L','Solid wall 6 x 8',48,14,84),('P1-XL','Solid wall 8 x 10',80,6,129)]),
          ('LEVEL P2',[('P2-S','Wire cage 4 x 5',20,44,39),('P2-M','Wire cage 5 x 6',30,31,54),('P2-L','Solid wall 6 x 8',48,18,79),('P2-XX','Double 10 x 12',120,4,178)]),
          ('RETAIL BACK-OF-HOUSE',[('BH-1','Merchant stock room 8 x 10',80,9,145),('BH-2','Merchant stock room 10 x 15',150,5,235)])]
    keys=['sf','total_sf','units','occupied','vacant','pct_occ','market','market_total','actual_total','actual']
    wb=Workbook(); ws=wb.active; ws.title='Lockers'
    f=lambda **k: Font(name='Verdana',size=k.pop('size',9),**k)
    ws['A1']='Locker inventory'; ws['A1'].font=f(size=13,bold=True); ws['A2']='Cordova & Main, Vancouver BC - owner: Seymour Slope Holdings Ltd.'; ws['A2'].font=f(); ws['L1']='31 May 2026'; ws['L1'].font=f(bold=True); ws['L1'].alignment=Alignment(horizontal='right')
    top={4:'Size',6:'Lockers',10:'Rate card (monthly)',12:'Rented (monthly)'}
    hdr=['Class','Locker type','Internal note','Sq ft each','Sq ft total','No. of lockers','Rented','Available','% rented','Standard rate','Gross potential','Rent billed','Average billed']
    med=Side(style='medium'); 
    for a,b,t in((4,5,'Size'),(6,9,'Lockers'),(10,11,'Rate card (monthly $)'),(12,13,'In place (monthly $)')):
        ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b); x=ws.cell(4,a,t); x.font=f(bold=True); x.alignment=Alignment(horizontal='center')
        for j in range(a,b+1): ws.cell(4,j).border=Border(bottom=Side(style='thin'))
    for j,h in enumerate(hdr,1):
        x=ws.cell(5,j,h); x.font=f(bold=True); x.alignment=Alignment(wrap_text=True,horizontal='left' if j<4 else 'right',vertical='bottom'); x.border=Border(bottom=med)
    ws.row_dimensions[5].height=28; r=6; rows=[];tot=[];G=[0]*6
    F=['0','#,##0','0','0','0','0.0%','$#,##0.00','$#,##0.00','$#,##0.00','$#,##0.00']
    def put(r,v,font,bd=None):
        for j,(x,nf) in enumerate(zip(v,F)):
            c=ws.cell(r,4+j)
            if x is not None: c.value=x; c.number_format=nf; c.font=font
            if bd: c.border=bd
    for sn,s in secs:
        ws.cell(r,1,sn).font=f(bold=True,color='7F6000'); r+=1; S=[0]*6
        for c_,n,sf,u,rate in s:
            o=u-R.randint(0,max(1,u//6)); bill=sum(rate-R.choice([0,0,0,2,4,5,8]) for _ in range(o))
            v=[sf,sf*u,u,o,u-o,round(o/u,3),rate*1.0,rate*u*1.0,bill*1.0,round(bill/o,2)]
            ws.cell(r,1,c_).font=f(); ws.cell(r,2,n).font=f(); ws.cell(r,3,'rekeyed 2025' if R.random()<.3 else None); put(r,v,f())
            rows.append(dict(type=c_,desc=n,**dict(zip(keys,v)))); S=[a+b for a,b in zip(S,(sf*u,u,o,u-o,rate*u,bill))]; r+=1
        lab=f'Total {sn}'; v=[None,S[0],S[1],S[2],S[3],round(S[2]/S[1],3),None,S[4]*1.0,S[5]*1.0,round(S[5]/S[2],2)]
        ws.cell(r,2,lab).font=f(bold=True); put(r,v,f(bold=True),Border(top=Side(style='thin'))); tot.append(dict(label=lab,**dict(zip(keys,v)))); G=[a+b for a,b in zip(G,S)]; r+=2
    true=G[1]; v=[None,G[0],G[1]+3,G[2],G[3],round(G[2]/G[1],3),None,G[4]*1.0,G[5]*1.0,round(G[5]/G[2],2)]
    ws.cell(r,2,'TOTAL LOCKERS').font=f(bold=True); put(r,v,f(bold=True),Border(top=med,bottom=Side(style='double'))); tot.append(dict(label='TOTAL LOCKERS',**dict(zip(keys,v)))); r+=2
    for t in('Rates exclude GST. Average billed is over rented lockers only.','Bicycle rings (62) are free of charge and not counted.'): ws.cell(r,1,t).font=f(italic=True,size=8); r+=1
    ws.column_dimensions['C'].hidden=True
    for j,w in enumerate([10,31,16,10,10,10,9,10,10,12,14,13,12],1): ws.column_dimensions[gl(j)].width=w
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(DOC(file))
    save(file,'UM',keys,rows,tot,{"what":f"TOTAL LOCKERS prints {true+3} lockers, the lines and level totals sum to {true}","kind":"count_wrong"},'MIXED_USE','XLSX, grouped header, levels with totals, lockers','hidden column; total rows lack per-unit size and rate; section labels')
if __name__=='__main__': um1();um2()
