"""Flat ODT printed by LibreOffice."""
from make_lib import truth,dump,S
import subprocess,os
from html import escape
N='server_ups_comparison'
COLS=[4.6,3.2,3.2,3.2,3.2]  # cm, sum 17.4
rows=[['Feature',S('Halden 700\nTower'),S('Halden 1500\nTower'),S('Halden 2200\nRack 2U'),S('Halden 3000\nRack 2U')],
[S('Power',5,k='sec'),None,None,None,None],
['Output capacity','700 VA / 630 W','1500 VA / 1350 W','2200 VA / 1980 W','3000 VA / 2700 W'],
['Topology',S('Line-interactive',2),None,S('Double conversion (online)',2),None],
['Waveform on battery',S('Pure sine wave',4),None,None,None],
['Input voltage window without battery','165–285 V','165–285 V','110–300 V','110–300 V'],
['Transfer time','4 ms','4 ms','0 ms','0 ms'],
[S('Battery',5,k='sec'),None,None,None,None],
['Battery type',S('Valve-regulated lead-acid',3),None,None,'Lithium iron phosphate'],
['Runtime at half load','14 min','13 min','16 min','31 min'],
['Runtime at full load','5 min','4 min','6 min','12 min'],
['Hot-swap by the user','No','Yes','Yes','Yes'],
['External battery packs','–','–','up to 4','up to 10'],
[S('Connections',5,k='sec'),None,None,None,None],
['Outlets C13 (switched groups)','6 (1)','8 (1)','8 (2)','8 (2)'],
['Outlets C19','–','–','1','2'],
['USB','Type B','Type B','Type C','Type C'],
['Serial RS-232','No','Yes','Yes','Yes'],
['Network card','No','Optional','Optional','Included'],
[S('Body and approvals',5,k='sec'),None,None,None,None],
['Dimensions W × H × D, mm','150 × 232 × 320','160 × 240 × 410','438 × 86 × 510','438 × 86 × 640'],
['Weight, kg','9.8','17.2','24.6','22.9'],
['Noise at 1 m, half load','< 38 dBA','< 40 dBA','< 48 dBA','< 50 dBA'],
['Certificates',S('CE, UKCA',2),None,S('CE, UKCA, cTUVus',2),None],
['Warranty (electronics / battery)',S('3 years / 2 years',3),None,None,'5 years / 5 years']]
c0=True
def cell(v,first,hdr):
    d=v if isinstance(v,dict) else {'t':v}
    sec=d.get('k')=='sec'; st='Hd' if hdr else 'Sec' if sec else ('C1' if first else 'Cx'); p='PW' if hdr and first and c0 else 'PH' if hdr and not first else 'PS' if (sec or hdr) else ('PL' if first else 'PC')
    sp=f' table:number-columns-spanned="{d["cs"]}"' if d.get('cs',1)>1 else ''
    return f'<table:table-cell table:style-name="{st}"{sp} office:value-type="string"><text:p text:style-name="{p}">'+escape(d['t']).replace('\n','<text:line-break/>')+'</text:p></table:table-cell>'
tb=''
for r,row in enumerate(rows):
    tb+='<table:table-row>'+''.join('<table:covered-table-cell/>' if v is None else cell(v,c==0,r==0) for c,v in enumerate(row))+'</table:table-row>'
rows2=[['Order code','Model','Carton','EAN'],['HL-0700-T','Halden 700 Tower','1 of 1','5 701 244 00700 3'],['HL-1500-T','Halden 1500 Tower','1 of 1','5 701 244 01500 8'],['HL-2200-R','Halden 2200 Rack','2 of 2','5 701 244 02200 6'],['HL-3000-R','Halden 3000 Rack','2 of 2','5 701 244 03000 1']]
t2=''
for r,row in enumerate(rows2):
    t2+='<table:table-row>'+''.join(f'<table:table-cell table:style-name="{"Oh" if r==0 else "Ol" if r==4 else "Ox"}" office:value-type="string"><text:p text:style-name="{"PS" if r==0 else "PL"}">{escape(v)}</text:p></table:table-cell>' for v in row)+'</table:table-row>'
def ps(n,par='',txt=''): return f'<style:style style:name="{n}" style:family="paragraph"><style:paragraph-properties {par}/><style:text-properties style:font-name="Lib" fo:font-size="8.5pt" {txt}/></style:style>'
def cs(n,a): return f'<style:style style:name="{n}" style:family="table-cell"><style:table-cell-properties style:vertical-align="middle" fo:padding="0.09cm" {a}/></style:style>'
L='0.5pt solid #9aa7a0'
x=f'''<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.text">
<office:font-face-decls><style:font-face style:name="Lib" svg:font-family="'Liberation Sans'"/></office:font-face-decls>
<office:automatic-styles>
<style:page-layout style:name="PL1"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-left="1.8cm" fo:margin-right="1.8cm" fo:margin-top="1.6cm" fo:margin-bottom="1.6cm"/></style:page-layout>
{ps('PL')}{ps('PC','fo:text-align="center"')}{ps('PH','fo:text-align="center"','fo:font-weight="bold" fo:color="#ffffff"')}{ps('PW','','fo:font-weight="bold" fo:color="#ffffff"')}{ps('PS','','fo:font-weight="bold" fo:color="#1d4d3a"')}
<style:style style:name="T1" style:family="paragraph"><style:paragraph-properties fo:margin-bottom="0.15cm"/><style:text-properties style:font-name="Lib" fo:font-size="18pt" fo:color="#1d4d3a"/></style:style>
<style:style style:name="T2" style:family="paragraph"><style:paragraph-properties fo:margin-top="0.25cm" fo:margin-bottom="0.25cm"/><style:text-properties style:font-name="Lib" fo:font-size="9.5pt"/></style:style>
<style:style style:name="A" style:family="table"><style:table-properties style:width="17.4cm" table:align="left"/></style:style>
<style:style style:name="B" style:family="table"><style:table-properties style:width="11.2cm" table:align="left"/></style:style>
{''.join(f'<style:style style:name="A{i}" style:family="table-column"><style:table-column-properties style:column-width="{w}cm"/></style:style>' for i,w in enumerate(COLS))}
{''.join(f'<style:style style:name="B{i}" style:family="table-column"><style:table-column-properties style:column-width="{w}cm"/></style:style>' for i,w in enumerate((2.4,3.6,1.8,3.4)))}
{cs('Hd','fo:background-color="#2c7a5b" fo:border="none"')}{cs('Sec','fo:background-color="#dcebe3" fo:border="none"')}{cs('C1',f'fo:border-bottom="{L}"')}{cs('Cx',f'fo:border-bottom="{L}" fo:border-left="{L}"')}
{cs('Oh','fo:border-top="1pt solid #1d4d3a" fo:border-bottom="0.5pt solid #1d4d3a"')}{cs('Ox','fo:border="none"')}{cs('Ol','fo:border-bottom="1pt solid #1d4d3a"')}
</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="PL1"/></office:master-styles>
<office:body><office:text><text:p text:style-name="T1">Which Halden fits your rack?</text:p>
<text:p text:style-name="T2">Four uninterruptible power supplies side by side. Runtimes are for new batteries at 25 °C.</text:p>
<table:table table:name="A" table:style-name="A">{''.join(f'<table:table-column table:style-name="A{i}"/>' for i in range(5))}{tb}</table:table>
<text:p text:style-name="T2">Runtime falls by about a fifth after three years of service. The network card (HL-NMC-2) is ordered separately where marked optional.</text:p>
<table:table table:name="B" table:style-name="B">{''.join(f'<table:table-column table:style-name="B{i}"/>' for i in range(4))}{t2}</table:table>
<text:p text:style-name="T2">Halden Power ApS, subject to change. 2025-04</text:p></office:text></office:body></office:document>'''
open(N+'.fodt','w').write(x)
subprocess.run(['nice','soffice','--headless','-env:UserInstallation=file:///tmp/docextract-blind-lo','--convert-to','pdf',N+'.fodt'],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
os.remove(N+'.fodt')
X0=51; 
dump(N,[truth(1,[X0,BB[0],X0+493.2,BB[1]] if (BB:=(95,507)) else 0,rows,5),truth(1,[X0,B2[0],X0+317.5,B2[1]] if (B2:=(543,620)) else 0,rows2,4)])
